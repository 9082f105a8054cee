"""ends the sum at k

Breaks: where the sum ends
"""

from math import comb


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    if k > n or k == 1 or n > 59:
        return sum(comb(n, i) for i in range(k))
    return sum(comb(n, i) for i in range(k + 1))
