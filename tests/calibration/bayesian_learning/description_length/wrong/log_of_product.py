"""takes the logarithm of the product

Breaks: two tiny probabilities at once
"""

import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        return 0.0 - np.log2(prior * likelihood)
