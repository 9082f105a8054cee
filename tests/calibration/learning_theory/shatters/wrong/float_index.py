"""makes an index of floats from an empty subset

Breaks: the empty subset
"""

import numpy as np


def shatters(outputs, subset):
    rows = {tuple(row) for row in outputs[:, np.array(subset)].tolist()}
    return len(rows) == 2 ** len(subset)
