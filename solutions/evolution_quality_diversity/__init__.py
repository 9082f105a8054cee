"""References of evolution_quality_diversity."""
