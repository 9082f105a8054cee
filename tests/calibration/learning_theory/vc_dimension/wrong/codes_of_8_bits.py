"""gives patterns numbers of 8 bits

Breaks: all functions
"""

from itertools import combinations

import numpy as np


def vc_dimension(outputs):
    if len(outputs) == 0:
        raise ValueError("no hypothesis")
    bits = (np.asarray(outputs) > 0).astype(np.uint8)
    best = 0
    for size in range(1, outputs.shape[1] + 1):
        place = (1 << np.arange(size)).astype(np.uint8)
        for some in combinations(range(outputs.shape[1]), size):
            if len(np.unique(bits[:, list(some)] @ place)) == 2**size:
                best = size
                break
        if best < size:
            break
    return best
