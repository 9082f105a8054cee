"""Reference implementations of the topic support_vector_machines, one exercise per file."""
