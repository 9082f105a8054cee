"""rounds each length up to whole bits

Breaks: that the shortest is the most probable
Slips: 1, all but whole numbers of bits are wrong
"""

import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        return np.ceil(0.0 - np.log2(prior) - np.log2(likelihood))
