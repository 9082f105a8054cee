"""takes log2 of the hypotheses and the natural one of delta

Breaks: that the number is the smallest
Slips: 1, only numbers for one hypothesis are right
"""

import math


def pac_sample_size(h_size, eps, delta):
    if h_size < 1 or not 0 < eps < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    return math.ceil((math.log2(h_size) - math.log(delta)) / eps)
