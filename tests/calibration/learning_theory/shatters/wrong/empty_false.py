"""says that no points are not shattered

Breaks: the empty subset
"""

import numpy as np


def shatters(outputs, subset):
    if not subset:
        return False
    rows = {tuple(row[i] for i in subset) for row in outputs.tolist()}
    return len(rows) == 2 ** len(subset)
