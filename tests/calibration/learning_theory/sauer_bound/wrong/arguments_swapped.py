"""takes the break point first

Breaks: where the sum ends
Slips: 1, no number is right but by chance
"""

from math import comb


def sauer_bound(k, n):
    if k < 1:
        raise ValueError("k")
    return sum(comb(n, i) for i in range(k))
