"""reads patterns as binary numbers in the type of the table

Breaks: bools
"""

import numpy as np


def shatters(outputs, subset):
    low = outputs.min() if outputs.size else 0
    table = outputs[:, np.array(subset, dtype=int)]
    powers = (2 ** np.arange(len(subset))).astype(outputs.dtype)
    if not len(subset):
        return len(outputs) > 0
    return len(set((table @ powers).tolist())) == 2 ** len(subset)
