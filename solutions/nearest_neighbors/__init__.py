"""Reference implementations of the topic nearest_neighbors, one exercise per file."""
