# Entry by entry.
def corrupt(X, kind, level, rng):
    if kind not in {"gaussian", "mask"}:
        raise ValueError("kind")
    out = [[float(x) for x in row] for row in X]
    draws = rng.standard_normal(np.shape(X)) if kind == "gaussian" else rng.random(np.shape(X))
    for i, row in enumerate(out):
        for j in range(len(row)):
            if kind == "gaussian":
                row[j] += level * draws[i, j]
            elif draws[i, j] < level:
                row[j] = 0.0
    return np.array(out)
