"""takes no eps below 0.001

Breaks: `eps` and `delta` near 0 and near 1
"""

import math


def pac_sample_size(h_size, eps, delta):
    if h_size < 1 or not 0 < eps < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    eps = max(eps, 0.001)
    return math.ceil((math.log(h_size) - math.log(delta)) / eps)
