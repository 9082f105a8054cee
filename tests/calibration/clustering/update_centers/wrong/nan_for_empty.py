"""returns nan for a cluster without rows

Breaks: empty clusters (the first, the last, several)
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        new[k] = rows.sum(axis=0, dtype=float) / len(rows)
    return new
