"""refuses eps and delta above one half

Breaks: `eps` and `delta` near 0 and near 1
"""

import math


def pac_sample_size(h_size, eps, delta):
    if h_size < 1 or not 0 < eps <= 0.5 or not 0 < delta <= 0.5:
        raise ValueError("out of range")
    return math.ceil((math.log(h_size) - math.log(delta)) / eps)
