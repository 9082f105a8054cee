"""Reference implementations of the topic ensembles, one exercise per file."""
