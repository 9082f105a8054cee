"""squeezes the rows, so that a single one is averaged over columns

Breaks: clusters of one row
Slips: 1, single rows and single columns stand in most tests
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 0:
            new[k] = np.squeeze(rows).mean(axis=0)
    return new
