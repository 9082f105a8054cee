"""takes all columns from the first to the last of the subset

Breaks: subsets of some columns
"""

import numpy as np


def shatters(outputs, subset):
    subset = list(range(min(subset), max(subset) + 1)) if subset else []
    rows = {tuple(row[i] for i in subset) for row in outputs.tolist()}
    return len(rows) == 2 ** len(subset)
