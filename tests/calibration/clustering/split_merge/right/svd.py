# Finds the axis by the singular value decomposition.
def split_merge(X, centers, labels):
    K = centers.shape[0]
    if K <= 2:
        raise ValueError("K")
    X = np.asarray(X, dtype=float)
    C = np.array(centers, dtype=float)
    gaps = ((C[:, None] - C) ** 2).sum(axis=2)
    gaps[np.tril_indices(K)] = np.inf
    a, b = np.unravel_index(gaps.argmin(), gaps.shape)
    counts = np.bincount(labels, minlength=K)
    inside = np.full(K, -1.0)
    for k in set(range(K)) - {a, b}:
        if counts[k]:
            inside[k] = X[labels == k].var(axis=0).sum() * counts[k]
    c = inside.argmax()
    m = X[labels == c].mean(axis=0)
    _, sizes, axes = np.linalg.svd(X[labels == c] - m)
    s = sizes[0] / np.sqrt(counts[c])
    u = axes[0] * (1 if axes[0][np.argmax(abs(axes[0]))] > 0 else -1)
    merged = np.average(C[[a, b]], axis=0, weights=counts[[a, b]] if counts[[a, b]].any() else None)
    C[a], C[b], C[c] = merged, m - s * u, m + s * u
    return C
