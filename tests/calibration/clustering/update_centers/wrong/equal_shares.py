"""divides by the mean size of a cluster

Breaks: clusters of different sizes
Slips: 1, nearly all means are wrong
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 0:
            new[k] = rows.sum(axis=0, dtype=float) * len(centers) / len(X)
    return new
