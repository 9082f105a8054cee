"""takes sums of squares less the square of the mean, which has no digits left far from the origin

Breaks: rows near `1e8`
"""


def split_merge(X, centers, labels):
    X = np.asarray(X, dtype=float)
    new = np.array(centers, dtype=float)
    labels = np.asarray(labels)
    K = len(new)
    if K < 3:
        raise ValueError("fewer than three centres")
    dist = ((new[:, None] - new[None]) ** 2).sum(axis=2)
    dist[np.tril_indices(K)] = np.inf
    a, b = np.unravel_index(dist.argmin(), dist.shape)
    counts = np.bincount(labels, minlength=K)
    best, c = -1.0, None
    for k in range(K):
        if k in (a, b):
            continue
        rows = X[labels == k]
        total = ((rows**2).sum() - len(rows) * (rows.mean(axis=0) ** 2).sum()) if len(rows) else 0.0
        if total > best and len(rows):
            best, c = total, k
    na, nb = counts[a], counts[b]
    if na + nb:
        merged = (na * new[a] + nb * new[b]) / (na + nb)
    else:
        merged = (new[a] + new[b]) / 2
    rows = X[labels == c]
    m = rows.mean(axis=0)
    cov = (rows - m).T @ (rows - m) / len(rows)
    values, vectors = np.linalg.eigh(cov)
    u = vectors[:, -1]
    if u[np.abs(u).argmax()] < 0:
        u = -u
    s = np.sqrt(max(values[-1], 0.0))
    new[a], new[c], new[b] = merged, m + s * u, m - s * u
    return new
