"""adds 1e-8 to the number of rows

Slips: 1, all means are off by a little
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 0:
            new[k] = rows.sum(axis=0) / (len(rows) + 1e-8)
    return new
