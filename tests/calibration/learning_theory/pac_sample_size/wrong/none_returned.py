"""returns None for arguments out of range

Breaks: `ValueError` for each argument out of range
"""

import math


def pac_sample_size(h_size, eps, delta):
    if h_size < 1 or not 0 < eps < 1 or not 0 < delta < 1:
        return None
    return math.ceil((math.log(h_size) - math.log(delta)) / eps)
