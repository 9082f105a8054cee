"""Reference implementations of the topic recommender_systems, one exercise per file."""
