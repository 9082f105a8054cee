"""averages rows and columns

Slips: 1, both levels are wrong
"""

import numpy as np


def security_levels(A):
    worst_of_rows = np.mean(A, axis=1)
    worst_of_columns = np.mean(A, axis=0)
    return float(np.max(worst_of_rows)), float(np.min(worst_of_columns))
