# Takes logarithms of inverses.
import numpy as np


def description_length(prior, likelihood):
    bits = np.full(len(prior), np.inf)
    possible = (prior > 0) & (likelihood > 0)
    bits[possible] = np.log2(1 / prior[possible]) + np.log2(1 / likelihood[possible])
    return bits
