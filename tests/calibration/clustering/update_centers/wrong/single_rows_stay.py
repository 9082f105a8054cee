"""leaves a centre with a single row where it was

Breaks: clusters of one row
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 1:
            new[k] = rows.mean(axis=0)
    return new
