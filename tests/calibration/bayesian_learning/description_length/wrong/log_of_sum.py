"""takes the logarithm of the sum

Slips: 1, every number is wrong
"""

import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        return 0.0 - np.log2(prior + likelihood)
