"""adds up floats in place of integers

Breaks: exact integers for 200 and more points
Slips: 1, no sum is an integer
"""

from math import comb


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    return float(sum(comb(n, i) for i in range(k)))
