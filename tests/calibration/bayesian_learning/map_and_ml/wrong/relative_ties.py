"""takes values within a relative 1e-12 of the largest for equal to it

Breaks: nearly equal values
"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = log_prior + log_lik
    if np.all(total == -np.inf):
        raise ValueError("nothing left")

    def first(values):
        top = values.max()
        return int(np.argmax((values == top) | (values >= top - 1e-12 * abs(top))))

    return first(total), first(log_lik)
