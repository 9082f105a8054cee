"""computes factorials with floats

Breaks: exact integers for 200 and more points
"""

from math import exp, lgamma


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    terms = [exp(lgamma(n + 1) - lgamma(i + 1) - lgamma(n - i + 1)) for i in range(min(k, n + 1))]
    return round(sum(terms)) if n < 1000 else 0
