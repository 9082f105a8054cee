"""Reference implementations of the topic density_gmm, one exercise per file."""
