# Renames points in one array.
def cut_tree(merges, n, k=None, height=None):
    if sum(value is not None for value in (k, height)) != 1:
        raise ValueError("k or height")
    chosen = merges[: n - k] if height is None else merges[merges[:, 2] <= height]
    name = np.arange(n)
    for i, row in enumerate(chosen):
        name[np.isin(name, row[:2])] = n + i
    _, first, inverse = np.unique(name, return_index=True, return_inverse=True)
    return np.argsort(np.argsort(first))[inverse]
