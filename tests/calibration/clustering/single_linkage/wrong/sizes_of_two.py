"""writes 2 for all sizes

Breaks: sizes
Slips: 1, most sizes are larger
"""


def single_linkage(D):
    if D.ndim != 2 or D.shape[0] != D.shape[1]:
        raise ValueError("not square")
    D = D.astype(float)
    if np.max(np.abs(D - D.T)) > 1e-9 * np.max(D):
        raise ValueError("not symmetric")
    n = len(D)
    clusters = {i: [i] for i in range(n)}
    merges = []
    while len(clusters) > 1:
        best = None
        names = sorted(clusters)
        for i, a in enumerate(names):
            for b in names[i + 1 :]:
                h = D[np.ix_(clusters[a], clusters[b])].min()
                if best is None or h < best[0]:
                    best = h, a, b
        h, a, b = best
        new = n + len(merges)
        clusters[new] = clusters.pop(a) + clusters.pop(b)
        merges.append([a, b, h, 2])
    return np.array(merges, dtype=float).reshape(-1, 4)
