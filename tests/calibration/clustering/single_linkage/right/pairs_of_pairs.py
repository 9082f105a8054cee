# Searches all pairs of clusters, and all pairs of their points.
def single_linkage(D):
    if D.shape[0] != D.shape[1]:
        raise ValueError("not square")
    n = len(D)
    largest = max(float(v) for row in D for v in row)
    for i in range(n):
        for j in range(i):
            if abs(float(D[i, j]) - float(D[j, i])) > 1e-9 * largest:
                raise ValueError("not symmetric")
    alive = {i: [i] for i in range(n)}
    out = []
    for i in range(n - 1):
        best = None
        names = sorted(alive)
        for p, a in enumerate(names):
            for b in names[p + 1 :]:
                h = min(float(D[min(s, t), max(s, t)]) for s in alive[a] for t in alive[b])
                if best is None or h < best[2]:
                    best = (a, b, h)
        a, b, h = best
        alive[n + i] = alive.pop(a) + alive.pop(b)
        out.append([a, b, h, len(alive[n + i])])
    return np.array(out, dtype=float).reshape(n - 1, 4)
