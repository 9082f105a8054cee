"""goes only half of the way to the mean

Slips: 1, no mean is right
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 0:
            new[k] = (new[k] + rows.mean(axis=0)) / 2
    return new
