"""turns k into the height of the last merge to make, and so makes all merges of that height

Breaks: equal heights
"""


def cut_tree(merges, n, k=None, height=None):
    if (k is None) == (height is None):
        raise ValueError("give k or height")
    merges = np.asarray(merges)
    if k is not None:
        height = merges[n - k - 1, 2] if k < n else -np.inf
    names = np.arange(n)
    for i in range(n - 1):
        if merges[i, 2] <= height:
            names[np.isin(names, merges[i, :2])] = n + i
    order = {}
    return np.array([order.setdefault(int(name), len(order)) for name in names])
