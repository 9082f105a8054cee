"""multiplies fractions, and rounds at the end

Breaks: exact integers for 200 and more points
"""


def sauer_bound(n, k):
    if k < 1:
        raise ValueError("k")
    total = term = 1.0
    for i in range(1, min(k, n + 1)):
        term = term * (n - i + 1) / i
        total += term
    return round(total)
