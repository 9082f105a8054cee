"""takes the smallest entries of the columns for the column player

Breaks: the column player's level
"""

import numpy as np


def security_levels(A):
    worst_of_rows = np.min(A, axis=1)
    worst_of_columns = np.min(A, axis=0)
    return float(np.max(worst_of_rows)), float(np.min(worst_of_columns))
