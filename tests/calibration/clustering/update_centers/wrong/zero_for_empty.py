"""moves a centre without rows to the origin

Breaks: empty clusters (the first, the last, several)
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        new[k] = rows.sum(axis=0, dtype=float) / max(len(rows), 1)
    return new
