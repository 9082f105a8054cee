"""Run the hidden tests of a submission and put the verdicts into words."""
