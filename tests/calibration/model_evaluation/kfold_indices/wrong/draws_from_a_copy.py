"""shuffles by a copy of the generator

Breaks: the shuffle of a given `rng`
"""

import copy


def kfold_indices(n, k, rng=None):
    if k < 2 or k > n:
        raise ValueError("k is below 2 or above n")
    order = np.arange(n) if rng is None else copy.deepcopy(rng).permutation(n)
    folds, start = [], 0
    for j in range(k):
        size = n // k + (1 if j < n % k else 0)
        val = order[start : start + size]
        train = np.concatenate([order[:start], order[start + size :]])
        folds.append((train, val))
        start += size
    return folds
