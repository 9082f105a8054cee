"""What hidden tests of noise_free_posterior compare answers with."""

import numpy as np


def one_by_one(prior, consistent):
    total = sum(p for p, c in zip(prior, consistent, strict=True) if c)
    return np.array([p / total if c else 0.0 for p, c in zip(prior, consistent, strict=True)])
