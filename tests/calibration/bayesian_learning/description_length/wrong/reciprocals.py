"""takes the logarithms of reciprocals, which are rounded where a probability is nearly 1"""

import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        return np.log2(1.0 / prior) + np.log2(1.0 / likelihood)
