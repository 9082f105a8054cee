"""takes rows in place of columns

Breaks: subsets of some columns
Slips: 1, rows and columns are far apart in each test
"""

import numpy as np


def shatters(outputs, subset):
    rows = {tuple(row[i] for i in subset) for row in outputs.T.tolist()}
    return len(rows) == 2 ** len(subset)
