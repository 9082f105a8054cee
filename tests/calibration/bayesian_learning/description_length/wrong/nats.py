"""takes natural logarithms in place of base 2

Breaks: the unit
Slips: 1, every number is in another unit
"""

import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        return 0.0 - np.log(prior) - np.log(likelihood)
