"""What clients and servers say to each other, without any I/O."""
