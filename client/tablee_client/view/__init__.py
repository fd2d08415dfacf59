"""Everything that is drawn or heard: the only importer of pygame."""
