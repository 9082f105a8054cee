"""counts examples in 32 bits

Breaks: `eps` and `delta` near 0 and near 1
"""

import math

import numpy as np


def pac_sample_size(h_size, eps, delta):
    if h_size < 1 or not 0 < eps < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    quotient = np.array([(math.log(h_size) - math.log(delta)) / eps])
    return int(np.ceil(quotient).astype(np.int32)[0])
