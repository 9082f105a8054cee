"""lists the training rows fold by fold instead of ascending

Breaks: ascending order
Slips: 1
"""


def stratified_kfold_indices(y, k, rng=None):
    n = len(y)
    if k < 2 or k > n:
        raise ValueError("k is below 2 or above n")
    order = np.arange(n) if rng is None else rng.permutation(n)
    order = order[np.argsort(y[order], kind="stable")]
    fold = np.empty(n, dtype=int)
    fold[order] = np.arange(n) % k
    return [
        (
            np.argsort(np.where(fold == j, -1, fold), kind="stable")[np.sum(fold == j) :],
            np.flatnonzero(fold == j),
        )
        for j in range(k)
    ]
