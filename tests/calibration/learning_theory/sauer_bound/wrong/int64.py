"""adds up 64-bit integers

Breaks: exact integers for 200 and more points
"""

import numpy as np


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    row = np.ones(1, dtype=np.int64)
    for _ in range(n):
        row = np.append(row, 0) + np.append(0, row)
    return int(row[:k].sum())
