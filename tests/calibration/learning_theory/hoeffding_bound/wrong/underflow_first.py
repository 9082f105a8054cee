"""takes the exponential first, which is 0 beyond exponents of 745, and logarithms only for an m beyond a float

Breaks: tiny bounds
"""

from math import exp, log


def hoeffding_bound(n, eps, m=1):
    if m > 10**300:
        return exp(min(0.0, log(2 * m) - 2 * eps**2 * n))
    return min(1.0, 2 * m * exp(-2 * eps**2 * n))
