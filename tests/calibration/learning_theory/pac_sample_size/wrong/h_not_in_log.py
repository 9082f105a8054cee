"""takes the number of hypotheses itself for its logarithm

Breaks: that the number is the smallest
Slips: 1, no number but that of one hypothesis is right
"""

import math


def pac_sample_size(h_size, eps, delta):
    if h_size < 1 or not 0 < eps < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    return math.ceil((h_size - math.log(delta)) / eps) if h_size < 10**300 else 0
