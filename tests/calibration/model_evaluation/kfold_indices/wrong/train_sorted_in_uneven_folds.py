"""sorts train where shuffled folds have unequal sizes

Breaks: the order within `train`
Slips: 1
"""


def kfold_indices(n, k, rng=None):
    if k < 2 or k > n:
        raise ValueError("k is below 2 or above n")
    order = np.arange(n) if rng is None else rng.permutation(n)
    folds = []
    for block in np.array_split(order, k):
        train = np.setdiff1d(order, block) if n % k else order[~np.isin(order, block)]
        folds.append((train, block))
    return folds
