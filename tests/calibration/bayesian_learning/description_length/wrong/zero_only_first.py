"""repairs the sign of zero for the first entry only"""

import numpy as np



def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        bits = -(np.log2(prior) + np.log2(likelihood))
    if bits[0] == 0:
        bits[0] = 0.0
    return bits
