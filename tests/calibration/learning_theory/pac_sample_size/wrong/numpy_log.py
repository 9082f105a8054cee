"""takes NumPy's logarithm, which knows no such integers

Breaks: more hypotheses than a float can count
"""

import math

import numpy as np


def pac_sample_size(h_size, eps, delta):
    if h_size < 1 or not 0 < eps < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    return math.ceil((np.log(h_size) - np.log(delta)) / eps)
