# Halves the difference to the transpose, and sorts candidates.
def single_linkage(D):
    if D.shape != D.T.shape or not np.all(np.abs(D - D.T) <= 1e-9 * np.max(D)):
        raise ValueError
    n = len(D)
    M = (D.astype(float) + D.T.astype(float)) / 2
    dist = {(i, j): M[i, j] for i in range(n) for j in range(i + 1, n)}
    size = dict.fromkeys(range(n), 1)
    out = np.empty((n - 1, 4))
    for i in range(n - 1):
        (a, b), h = min(dist.items(), key=lambda item: (item[1], item[0]))
        new = n + i
        size[new] = size.pop(a) + size.pop(b)
        for c in size:
            if c != new:
                dist[c, new] = min(dist[min(a, c), max(a, c)], dist[min(b, c), max(b, c)])
        dist = {p: d for p, d in dist.items() if a not in p and b not in p}
        out[i] = a, b, h, size[new]
    return out
