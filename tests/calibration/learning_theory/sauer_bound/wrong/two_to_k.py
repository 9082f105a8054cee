"""returns 2 to the power k, at most

Breaks: where the sum ends
Slips: 1, no sum is right
"""

from math import comb


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    return 2 ** min(n, k)
