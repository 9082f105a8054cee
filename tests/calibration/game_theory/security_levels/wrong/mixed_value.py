"""returns the middle of the two levels twice

Breaks: gaps between the two
Slips: 1, both parts are wrong where there is a gap
"""

import numpy as np


def security_levels(A):
    worst_of_rows = np.min(A, axis=1)
    worst_of_columns = np.max(A, axis=0)
    middle = (np.max(worst_of_rows) + np.min(worst_of_columns)) / 2
    return float(middle), float(middle)
