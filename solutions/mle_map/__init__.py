"""Reference implementations of the topic mle_map, one exercise per file."""
