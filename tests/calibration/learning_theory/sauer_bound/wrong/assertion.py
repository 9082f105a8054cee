"""asserts that the break point is positive

Breaks: `ValueError`
"""

from math import comb


def sauer_bound(n, k):
    assert k >= 1
    return sum(comb(n, i) for i in range(k))
