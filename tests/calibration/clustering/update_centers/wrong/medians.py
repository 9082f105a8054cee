"""takes the median in place of the mean

Slips: 1, right for one or two rows only
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 0:
            new[k] = np.median(rows, axis=0)
    return new
