"""takes the dimension for the break point

Breaks: where the sum ends
Slips: 1, only large break points are right
"""

from math import comb


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    return sum(comb(n, i) for i in range(k + 1))
