# Blocks by np.array_split, which makes the first ones longer.
def kfold_indices(n, k, rng=None):
    if not 2 <= k <= n:
        raise ValueError("no such folds")
    order = rng.permutation(n) if rng is not None else np.arange(n)
    blocks = np.array_split(order, k)
    return [(order[~np.isin(order, block)], block) for block in blocks]
