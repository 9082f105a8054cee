"""gives nan to what is impossible

Breaks: zeros and ones of either kind
"""

import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        bits = 0.0 - np.log2(prior) - np.log2(likelihood)
        return np.where(np.isinf(bits), np.nan, bits)
