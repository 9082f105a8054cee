"""Reference implementations of the topic neural_networks, one exercise per file."""
