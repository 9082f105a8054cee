"""returns 0 for break points below 1

Breaks: `ValueError`
"""

from math import comb


def sauer_bound(n, k):
    if k < 1:
        return 0
    return sum(comb(n, i) for i in range(k))
