"""gives patterns numbers of 8 bits

Breaks: subsets of some columns
"""

import numpy as np


def shatters(outputs, subset):
    codes = np.zeros(len(outputs), dtype=np.uint8)
    for column in subset:
        codes = (2 * codes + (outputs[:, column] > 0)).astype(np.uint8)
    return len(np.unique(codes)) == 2 ** len(subset)
