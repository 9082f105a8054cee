"""raises ValueError for no points

Breaks: no points
"""

from math import comb


def sauer_bound(n, k):
    if k < 1 or n < 1:
        raise ValueError("k")
    return sum(comb(n, i) for i in range(k))
