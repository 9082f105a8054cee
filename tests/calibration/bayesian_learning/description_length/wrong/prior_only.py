"""counts the bits of the hypothesis alone

Breaks: each of the two terms alone
Slips: 1, the data are missing in every case
"""

import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        return 0.0 - np.log2(prior)
