"""Parts of the benches and trials of a real server: its process, and clients that cost little."""
