"""keeps the dtype of the centres

Breaks: integers (`uint8` included)
"""


def split_merge(X, centers, labels):
    K = len(centers)
    if K < 3:
        raise ValueError("too few centres")
    X, new = X.astype(float), centers.astype(float).copy()
    old = new.copy()
    best, pair = np.inf, None
    for i in range(K):
        for j in range(i + 1, K):
            d2 = np.sum((old[i] - old[j]) ** 2)
            if d2 < best:
                best, pair = d2, (i, j)
    a, b = pair
    largest, c = -1.0, None
    for k in range(K):
        rows = X[labels == k]
        if k in pair or len(rows) == 0:
            continue
        inside = np.sum((rows - rows.mean(axis=0)) ** 2)
        if inside > largest:
            largest, c = inside, k
    na, nb = np.sum(labels == a), np.sum(labels == b)
    if na + nb > 0:
        new[a] = (na * old[a] + nb * old[b]) / (na + nb)
    else:
        new[a] = (old[a] + old[b]) / 2
    rows = X[labels == c]
    m = rows.mean(axis=0)
    values, vectors = np.linalg.eigh((rows - m).T @ (rows - m) / len(rows))
    u = vectors[:, -1]
    if u[np.abs(u).argmax()] < 0:
        u = -u
    s = np.sqrt(max(values[-1], 0))
    new[c] = m + s * u
    new[b] = m - s * u
    return new.astype(centers.dtype)
