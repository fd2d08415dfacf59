"""What is heard: effects by name, quiet music, and the device they go to."""
