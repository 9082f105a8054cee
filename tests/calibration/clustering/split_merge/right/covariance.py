# Uses np.cov and combinations.
def split_merge(X, centers, labels):
    from itertools import combinations
    if len(centers) < 3:
        raise ValueError("at least three")
    out = centers.astype(float)
    pairs = list(combinations(range(len(out)), 2))
    gaps = [np.linalg.norm(out[i] - out[j]) for i, j in pairs]
    a, b = pairs[int(np.argmin(gaps))]
    sizes = [int((labels == k).sum()) for k in range(len(out))]
    spread = {k: np.sum((X[labels == k] - X[labels == k].mean(axis=0)) ** 2)
              for k in range(len(out)) if k not in (a, b) and sizes[k]}
    c = max(spread, key=spread.get)
    rows = X[labels == c].astype(float)
    values, vectors = np.linalg.eigh(np.atleast_2d(np.cov(rows.T, bias=True)))
    step = np.sqrt(abs(values[-1])) * vectors[:, -1]
    step = step * np.sign(step[np.argmax(np.abs(step))]) if step.any() else step
    na, nb = (sizes[a], sizes[b]) if sizes[a] + sizes[b] else (1, 1)
    out[a] = (na * out[a] + nb * out[b]) / (na + nb)
    out[b], out[c] = rows.mean(axis=0) - step, rows.mean(axis=0) + step
    return out
