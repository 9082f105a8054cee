"""asks whether all columns together have enough patterns

Breaks: subsets of some columns
"""

import numpy as np


def shatters(outputs, subset):
    rows = {tuple(row) for row in outputs.tolist()}
    return len(rows) >= 2 ** len(subset)
