"""writes into the prior where it is 0

Breaks: that the arguments stay as they were
"""

import numpy as np


def description_length(prior, likelihood):
    zero = (prior == 0) | (likelihood == 0)
    prior[prior == 0] = 1.0
    with np.errstate(divide="ignore"):
        bits = 0.0 - np.log2(prior) - np.log2(likelihood)
    bits[zero] = np.inf
    return bits
