"""Stand-ins for a lasso, whose weights hang on the price alone."""

import numpy as np


def beside_the_limit(Z, t, lam):
    """Return weights of which two are beyond 1e-8, a negative one hardly, and the last is not."""
    return np.array([-1.5e-8 * (lam < 5), 0.5 * (lam < 2), 0.7e-8])


def of_two_sizes(Z, t, lam):
    """Return weights that are not 0 from the same price on, the larger one behind."""
    return np.array([0.25, -0.5, 0.0]) * (lam < 5)
