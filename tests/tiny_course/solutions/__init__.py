"""The reference implementations, one folder a topic."""
