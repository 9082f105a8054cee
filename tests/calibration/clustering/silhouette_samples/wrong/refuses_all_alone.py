"""raises ValueError where each point is a cluster of its own, as a library does

Breaks: points that are alone
"""


def silhouette_samples(D, labels):
    D, labels = np.asarray(D, dtype=float), np.asarray(labels)
    names, own = np.unique(labels, return_inverse=True)
    if not 2 <= len(names) <= len(labels) - 1:
        raise ValueError("the number of labels must be from 2 to n - 1")
    member = np.eye(len(names))[own]
    sums, sizes = D @ member, member.sum(axis=0)
    at = np.arange(len(labels)), own
    a = sums[at] / np.maximum(sizes[own] - 1, 1)
    means = sums / sizes
    means[at] = np.inf
    b = means.min(axis=1)
    top = np.maximum(a, b)
    return np.where((sizes[own] > 1) & (top > 0), (b - a) / np.where(top > 0, top, 1.0), 0.0)
