"""Reference implementations of the topic probability_information, one exercise per file."""
