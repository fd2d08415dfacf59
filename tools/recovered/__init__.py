"""Parts of the trial that kills a kiosk's window in every phase of every game."""
