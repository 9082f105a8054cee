"""cuts at 1 after the exponential, which overflows if m is huge

Breaks: more hypotheses than a float can count
"""

from math import exp, log


def hoeffding_bound(n, eps, m=1):
    return min(1.0, exp(log(2 * m) - 2 * eps**2 * n))
