# Collects the points of each cluster by recursion.
def cut_tree(merges, n, k=None, height=None):
    if (k is None) == (height is None):
        raise ValueError("one of k and height")
    merges = np.asarray(merges, dtype=float)
    made = n - k if k is not None else int((merges[:, 2] <= height).sum())

    def points(cluster):
        if cluster < n:
            return [cluster]
        a, b = merges[cluster - n, :2].astype(int)
        return points(a) + points(b)

    roots = set(range(n + made)) - set(merges[:made, :2].astype(int).ravel().tolist())
    labels = np.zeros(n, dtype=int)
    for label, members in enumerate(sorted((points(root) for root in roots), key=min)):
        labels[members] = label
    return labels
