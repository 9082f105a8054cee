"""takes the logarithm of the product wherever the product is not 0

Breaks: two tiny probabilities at once
"""

import numpy as np


def description_length(prior, likelihood):
    product = prior * likelihood
    with np.errstate(divide="ignore"):
        apart = -np.log2(prior) - np.log2(likelihood)
        bits = np.where(product > 0, -np.log2(product), apart)
    return bits + 0.0
