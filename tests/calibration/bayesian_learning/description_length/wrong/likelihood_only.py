"""counts the bits of the data alone

Breaks: each of the two terms alone
Slips: 1, the hypothesis is missing in every case
"""

import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        return 0.0 - np.log2(likelihood)
