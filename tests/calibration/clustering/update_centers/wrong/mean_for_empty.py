"""moves a centre without rows to the mean of all rows

Breaks: empty clusters (the first, the last, several)
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 0:
            new[k] = rows.mean(axis=0)
        else:
            new[k] = X.mean(axis=0)
    return new
