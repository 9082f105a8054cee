"""returns the upper level before the lower

Slips: 1, right for saddle points only
"""

import numpy as np


def security_levels(A):
    worst_of_rows = np.min(A, axis=1)
    worst_of_columns = np.max(A, axis=0)
    return float(np.min(worst_of_columns)), float(np.max(worst_of_rows))
