"""drops the axes of length 1

Breaks: a single row or column
"""

import numpy as np


def security_levels(A):
    A = np.squeeze(A)
    worst_of_rows = np.min(A, axis=1)
    worst_of_columns = np.max(A, axis=0)
    return float(np.max(worst_of_rows)), float(np.min(worst_of_columns))
