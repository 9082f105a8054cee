"""adds up a hundred terms at most

Breaks: exact integers for 200 and more points
"""

from math import comb


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    return sum(comb(n, i) for i in range(min(k, 100)))
