"""gives a finite length where one of the two is impossible and the other certain"""

import numpy as np


def description_length(prior, likelihood):
    smallest = np.finfo(float).tiny
    bits = -np.log2(np.maximum(prior, smallest)) - np.log2(np.maximum(likelihood, smallest))
    bits = np.where((prior == 0) & (likelihood < 1) | (likelihood == 0) & (prior < 1), np.inf, bits)
    return np.maximum(bits, 0.0)
