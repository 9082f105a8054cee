"""rounds to three places before it rounds up

Breaks: that the number is the smallest
"""

import math


def pac_sample_size(h_size, eps, delta):
    if h_size < 1 or not 0 < eps < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    return math.ceil(round((math.log(h_size) - math.log(delta)) / eps, 3))
