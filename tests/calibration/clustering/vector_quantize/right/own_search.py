# Finds the nearest centre itself.
def vector_quantize(X, centers):
    C = np.asarray(centers, dtype=float)
    d2 = np.array([[np.sum((x - c) ** 2) for c in C] for x in np.asarray(X, dtype=float)])
    codes = np.argmin(d2, axis=1)
    return codes, C[codes], d2.min(axis=1).sum() / np.size(X)
