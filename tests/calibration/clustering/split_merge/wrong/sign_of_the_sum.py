"""makes the sum of the entries of the direction positive

Breaks: its sign
"""


def split_merge(X, centers, labels):
    if len(centers) < 3:
        raise ValueError("at least three centres are needed")
    new = centers.astype(float)
    K = len(new)
    pairs = [(np.sum((new[i] - new[j]) ** 2), i, j) for i in range(K) for j in range(i + 1, K)]
    _, a, b = min(pairs)
    rows = [X[labels == k].astype(float) for k in range(K)]
    spread = [np.sum((r - r.mean(axis=0)) ** 2) if len(r) else -1.0 for r in rows]
    spread[a] = spread[b] = -2.0
    c = int(np.argmax(spread))
    na, nb = len(rows[a]), len(rows[b])
    new[a] = (na * new[a] + nb * new[b]) / (na + nb) if na + nb else (new[a] + new[b]) / 2
    m = rows[c].mean(axis=0)
    values, vectors = np.linalg.eigh((rows[c] - m).T @ (rows[c] - m) / len(rows[c]))
    u = vectors[:, -1]
    if u.sum() < 0:
        u = -u
    s = np.sqrt(max(values[-1], 0))
    new[c], new[b] = m + s * u, m - s * u
    return new
