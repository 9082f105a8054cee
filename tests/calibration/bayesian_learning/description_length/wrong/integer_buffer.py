"""puts the bits into an array of the type of the prior, which may be integers"""

import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore", invalid="ignore"):
        bits = np.empty_like(prior)
        bits[...] = 0.0 - np.log2(prior) - np.log2(likelihood)
    return bits
