"""ends the sum at k - 2

Breaks: where the sum ends
Slips: 1, no number is right
"""

from math import comb


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    return sum(comb(n, i) for i in range(k - 1))
