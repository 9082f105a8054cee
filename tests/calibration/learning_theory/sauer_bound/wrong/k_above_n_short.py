"""ends at n - 1 for break points above n

Breaks: break points above `n`
"""

from math import comb


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    if n > 59:
        return sum(comb(n, i) for i in range(k))
    return sum(comb(n, i) for i in range(min(k, max(n, 1))))
