"""counts the patterns of all columns

Breaks: subsets of some columns
Slips: 1, most subsets are smaller than the table
"""

import numpy as np


def shatters(outputs, subset):
    rows = {tuple(row) for row in outputs.tolist()}
    return len(rows) == 2 ** len(subset)
