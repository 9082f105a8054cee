"""What the notebook of probability_information claims."""
