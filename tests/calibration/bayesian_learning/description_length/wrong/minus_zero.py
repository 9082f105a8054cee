"""writes nothing at all as -0.0

Breaks: the sign of zero
"""

import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        return -(np.log2(prior) + np.log2(likelihood))
