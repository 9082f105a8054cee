"""takes a cluster whose rows add up to 0 for one without rows

Breaks: clusters of one row
"""


def update_centers(X, labels, centers):
    X, old = np.asarray(X, dtype=float), np.asarray(centers, dtype=float)
    sums = np.zeros_like(old)
    np.add.at(sums, labels, X)
    counts = np.bincount(labels, minlength=len(old))
    filled = np.any(sums != 0, axis=1)
    new = old.copy()
    new[filled] = sums[filled] / counts[filled][:, None]
    return new
