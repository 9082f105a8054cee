"""sorts the rows of the caller's table

Breaks: unchanged tables
"""

import numpy as np


def security_levels(A):
    worst_of_rows = np.min(A, axis=1)
    worst_of_columns = np.max(A, axis=0)
    A.sort(axis=1)
    return float(np.max(worst_of_rows)), float(np.min(worst_of_columns))
