# The number of the fold of each place.
def kfold_indices(n, k, rng=None):
    if k < 2 or n < k:
        raise ValueError
    order = np.arange(n)
    if rng is not None:
        order = rng.permutation(n)
    fold = np.repeat(np.arange(k), [n // k + (j < n % k) for j in range(k)])
    return [(order[fold != j], order[fold == j]) for j in range(k)]
