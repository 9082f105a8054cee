"""What hidden tests of hypothesis_posterior compare answers with."""

import numpy as np


def by_ratios(log_prior, log_lik):
    """Return 1 over the sum of all ratios to each hypothesis: no large number is ever raised."""
    total = log_prior + log_lik
    with np.errstate(over="ignore", invalid="ignore"):
        return np.array([0.0 if s == -np.inf else 1 / np.exp(total - s).sum() for s in total])
