"""returns n to the power k - 1

Breaks: where the sum ends
Slips: 1, no sum is right
"""

from math import comb


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    return n ** (k - 1)
