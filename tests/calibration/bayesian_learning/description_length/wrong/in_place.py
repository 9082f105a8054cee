"""writes logarithms into the prior

Breaks: that the arguments stay as they were
"""

import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        np.log2(prior, out=prior)
        return 0.0 - prior - np.log2(likelihood)
