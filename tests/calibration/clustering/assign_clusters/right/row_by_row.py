# Compares one centre after the other, in plain Python.
def assign_clusters(X, centers):
    labels = np.zeros(len(X), dtype=int)
    for i, x in enumerate(X.tolist()):
        best = None
        for k, c in enumerate(centers.tolist()):
            d2 = sum((a - b) ** 2 for a, b in zip(x, c))
            if best is None or d2 < best:
                best, labels[i] = d2, k
    return labels
