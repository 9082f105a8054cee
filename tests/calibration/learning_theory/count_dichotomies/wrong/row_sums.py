"""counts different numbers of ones

Breaks: the order of rows and columns
Slips: 1, rows with equally many ones stand in three tests
"""

import numpy as np


def count_dichotomies(outputs):
    return len(set(np.asarray(outputs, dtype=int).sum(axis=1).tolist()))
