"""makes the centres whole numbers where the rows are

Breaks: integers (`uint8` included)
"""


def split_merge(X, centers, labels):
    K = len(centers)
    if K < 3:
        raise ValueError("at least three centres")
    new = centers.astype(X.dtype).astype(float)
    X = X.astype(float)
    pairs = [(i, j) for i in range(K) for j in range(i + 1, K)]
    a, b = min(pairs, key=lambda pair: ((new[pair[0]] - new[pair[1]]) ** 2).sum())
    sums = [-1.0] * K
    for k in range(K):
        rows = X[labels == k]
        if k not in (a, b) and len(rows):
            sums[k] = ((rows - rows.mean(axis=0)) ** 2).sum()
    c = int(np.argmax(sums))
    na, nb = np.sum(labels == a), np.sum(labels == b)
    if na + nb == 0:
        na = nb = 1
    new[a] = (na * new[a] + nb * new[b]) / (na + nb)
    rows = X[labels == c]
    m = rows.mean(axis=0)
    values, vectors = np.linalg.eigh((rows - m).T @ (rows - m) / len(rows))
    u = vectors[:, -1]
    u = u * np.sign(u[np.argmax(np.abs(u))])
    s = np.sqrt(max(values[-1], 0.0))
    new[c], new[b] = m + s * u, m - s * u
    return new
