# Keeps distances of pairs in a dict.
def single_linkage(D):
    D = np.asarray(D)
    if D.ndim != 2 or len(D) != len(D.T):
        raise ValueError("shape")
    if np.abs(D.astype(float) - D.T).max() > D.max() * 1e-9:
        raise ValueError("asymmetric")
    n = len(D)
    gap = {(i, j): float(D[i, j]) for i in range(n) for j in range(i + 1, n)}
    size = {i: 1 for i in range(n)}
    rows = []
    for new in range(n, 2 * n - 1):
        a, b = min(gap, key=lambda pair: (gap[pair], pair))
        rows.append((a, b, gap[a, b], size[a] + size[b]))
        for c in list(size):
            if c not in (a, b):
                gap[c, new] = min(gap.pop((min(a, c), max(a, c))), gap.pop((min(b, c), max(b, c))))
        del gap[a, b]
        size[new] = size.pop(a) + size.pop(b)
    return np.array(rows, dtype=float) if rows else np.zeros((0, 4))
