"""returns the means in the dtype of the rows

Breaks: integers as rows (`uint8` included)
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 0:
            new[k] = rows.mean(axis=0)
    return new.astype(X.dtype)
