"""returns 0 for the break point 0

Breaks: `ValueError`
"""

from math import comb


def sauer_bound(n, k):
    if k < 0:
        raise ValueError("k")
    return sum(comb(n, i) for i in range(k))
