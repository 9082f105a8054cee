"""What the notebook of feature_selection claims."""
