"""fails for an empty subset

Breaks: the empty subset
"""

import numpy as np


def shatters(outputs, subset):
    first = subset[0]
    rows = {tuple(row[i] for i in subset) for row in outputs.tolist()}
    return len(rows) == 2 ** len(subset)
