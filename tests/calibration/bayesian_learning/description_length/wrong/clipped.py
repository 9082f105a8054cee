"""lifts probabilities to 1e-12 at least

Breaks: zeros and ones of either kind
"""

import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        return 0.0 - np.log2(np.maximum(prior, 1e-12)) - np.log2(np.maximum(likelihood, 1e-12))
