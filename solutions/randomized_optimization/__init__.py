"""Reference implementations of the topic randomized_optimization, one exercise per file."""
