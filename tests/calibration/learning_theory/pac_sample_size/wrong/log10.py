"""takes logarithms to the base 10

Breaks: that the number is the smallest
Slips: 1, no number is right
"""

import math


def pac_sample_size(h_size, eps, delta):
    if h_size < 1 or not 0 < eps < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    return math.ceil((math.log10(h_size) - math.log10(delta)) / eps)
