"""returns n + 1 for the break point 1

Breaks: the break point 1
"""

from math import comb


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    if k == 1:
        return n + 1
    return sum(comb(n, i) for i in range(k))
