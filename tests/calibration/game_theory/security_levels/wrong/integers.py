"""cuts the levels down to integers

Breaks: payoffs that are no integers
Slips: 1
"""

import numpy as np


def security_levels(A):
    worst_of_rows = np.min(A, axis=1)
    worst_of_columns = np.max(A, axis=0)
    return int(np.max(worst_of_rows)), int(np.min(worst_of_columns))
