"""returns the places of the levels

Slips: 1, both parts are wrong
"""

import numpy as np


def security_levels(A):
    worst_of_rows = np.min(A, axis=1)
    worst_of_columns = np.max(A, axis=0)
    return int(np.argmax(worst_of_rows)), int(np.argmin(worst_of_columns))
