"""Reference implementations of the topic game_theory, one exercise per file."""
