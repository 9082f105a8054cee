"""takes the first columns, as many as the subset has

Breaks: subsets of some columns
"""

import numpy as np


def shatters(outputs, subset):
    rows = {tuple(row[i] for i in range(len(subset))) for row in outputs.tolist()}
    return len(rows) == 2 ** len(subset)
