"""adds up rows in their own integers

Breaks: integers as rows (`uint8` included)
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 0:
            new[k] = rows.sum(axis=0, dtype=X.dtype) / len(rows)
    return new
