# Each term from the one before.
def sauer_bound(n, k):
    if k <= 0:
        raise ValueError("a break point is at least 1")
    total, term = 0, 1
    for i in range(min(k, n + 1)):
        total += term
        term = term * (n - i) // (i + 1)
    return total
