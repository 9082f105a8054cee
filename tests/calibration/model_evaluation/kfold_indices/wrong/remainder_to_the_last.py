"""gives all rows that are left over to the last fold

Breaks: the sizes where $k$ does not divide $n$
Slips: 1
"""


def kfold_indices(n, k, rng=None):
    if k < 2 or k > n:
        raise ValueError("k is below 2 or above n")
    order = np.arange(n) if rng is None else rng.permutation(n)
    folds, start = [], 0
    for j in range(k):
        size = n // k + (n % k if j == k - 1 else 0)
        val = order[start : start + size]
        train = np.concatenate([order[:start], order[start + size :]])
        folds.append((train, val))
        start += size
    return folds
