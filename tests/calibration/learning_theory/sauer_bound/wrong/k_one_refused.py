"""raises ValueError for the break point 1

Breaks: the break point 1
"""

from math import comb


def sauer_bound(n, k):
    if k <= 1:
        raise ValueError("k")
    return sum(comb(n, i) for i in range(k))
