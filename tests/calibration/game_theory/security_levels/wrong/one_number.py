"""returns the lower level for both

Breaks: gaps between the two
"""

import numpy as np


def security_levels(A):
    worst_of_rows = np.min(A, axis=1)
    worst_of_columns = np.max(A, axis=0)
    return float(np.max(worst_of_rows)), float(np.max(worst_of_rows))
