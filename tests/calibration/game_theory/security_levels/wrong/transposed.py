"""takes rows for columns and columns for rows

Breaks: which player has the rows
Slips: 1, both numbers are of the other player
"""

import numpy as np


def security_levels(A):
    worst_of_rows = np.min(A, axis=0)
    worst_of_columns = np.max(A, axis=1)
    return float(np.max(worst_of_rows)), float(np.min(worst_of_columns))
