"""What the notebook of mle_map claims."""
