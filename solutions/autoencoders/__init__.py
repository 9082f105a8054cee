"""Reference implementations of the topic autoencoders, one exercise per file."""
