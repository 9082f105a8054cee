"""takes the best of each row and the worst of these

Breaks: the row player's level
"""

import numpy as np


def security_levels(A):
    worst_of_rows = np.max(A, axis=1)
    worst_of_columns = np.max(A, axis=0)
    return float(np.min(worst_of_rows)), float(np.min(worst_of_columns))
