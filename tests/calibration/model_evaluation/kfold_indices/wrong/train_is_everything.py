"""trains on all rows, the validation rows included

Slips: 1, every train holds its own val
"""


def kfold_indices(n, k, rng=None):
    if k < 2 or k > n:
        raise ValueError("k is below 2 or above n")
    order = np.arange(n) if rng is None else rng.permutation(n)
    folds, start = [], 0
    for j in range(k):
        size = n // k + (1 if j < n % k else 0)
        val = order[start : start + size]
        train = order.copy()
        folds.append((train, val))
        start += size
    return folds
