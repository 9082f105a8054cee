"""returns the outcome with the largest sum

Slips: 1, the sum is not what anyone maximises
"""

import numpy as np


def pure_nash(A, B):
    total = A + B
    return [(int(i), int(j)) for i, j in zip(*np.where(total == total.max()))]
