"""Reference implementations of the topic kernels, one exercise per file."""
