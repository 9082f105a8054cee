"""raises ValueError for break points above n

Breaks: break points above `n`
"""

from math import comb


def sauer_bound(n, k):
    if k < 1 or k > n > 0 and n < 60:
        raise ValueError("k")
    return sum(comb(n, i) for i in range(k))
