# Labels, column and keys stay NumPy values; empty branches are a case of their own.
def id3(X, y, attrs, values, default=None):
    if y.size == 0:
        return {"label": default}
    names, counts = np.unique(y, return_counts=True)
    most = names[np.argmax(counts)]
    if names.size == 1 or not attrs:
        return {"label": most}
    a = np.int64(best_attribute(X, y, attrs))
    node = {"attr": a, "branches": {}, "majority": most}
    for v in np.array(values[a]):
        mask = X[:, a] == v
        if mask.any():
            node["branches"][v] = id3(X[mask], y[mask], [b for b in attrs if b != a], values)
        else:
            node["branches"][v] = {"label": most}
    return node
