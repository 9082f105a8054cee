"""What hidden tests of likelihood_weighting compare answers with."""

import numpy as np


def draws(start):
    return np.random.default_rng(start)
