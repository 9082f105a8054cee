"""Reference implementations of the topic mdp_q_learning, one exercise per file."""
