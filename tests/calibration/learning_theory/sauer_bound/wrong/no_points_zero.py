"""returns 0 for no points

Breaks: no points
"""

from math import comb


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    if n == 0:
        return 0
    return sum(comb(n, i) for i in range(k))
