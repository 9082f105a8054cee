"""takes a largest eigenvalue below 1e-12 for 0, so that in tiny units both halves lie on the mean

Breaks: tiny or huge units
"""


def split_merge(X, centers, labels):
    X, old = np.asarray(X, dtype=float), np.array(centers, dtype=float)
    K = len(old)
    if K < 3:
        raise ValueError("fewer than three centres")
    pairs = [(i, j) for i in range(K) for j in range(i + 1, K)]
    a, b = min(pairs, key=lambda p: ((old[p[0]] - old[p[1]]) ** 2).sum())
    best, c = -1.0, None
    for k in range(K):
        rows = X[labels == k]
        if k not in (a, b) and len(rows):
            total = ((rows - rows.mean(axis=0)) ** 2).sum()
            if total > best:
                best, c = total, k
    na, nb = np.sum(labels == a), np.sum(labels == b)
    new = old.copy()
    new[a] = (na * old[a] + nb * old[b]) / (na + nb) if na + nb else (old[a] + old[b]) / 2
    rows = X[labels == c]
    m = rows.mean(axis=0)
    values, vectors = np.linalg.eigh((rows - m).T @ (rows - m) / len(rows))
    u = vectors[:, -1]
    u = u * np.sign(u[np.argmax(np.abs(u))])
    s = np.sqrt(values[-1]) if values[-1] > 1e-12 else 0.0
    new[c], new[b] = m + s * u, m - s * u
    return new
