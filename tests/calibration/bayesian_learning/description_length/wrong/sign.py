"""returns the negative of the bits

Slips: 1, every sign is turned
"""

import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        return np.log2(prior) + np.log2(likelihood) + 0.0
