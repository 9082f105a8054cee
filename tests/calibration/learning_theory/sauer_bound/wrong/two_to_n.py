"""returns 2 to the power n

Breaks: break points above `n`
Slips: 1, small break points stand in two tests
"""

from math import comb


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    return 2**n
