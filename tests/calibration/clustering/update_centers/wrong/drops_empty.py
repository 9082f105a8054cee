"""leaves clusters without rows out

Breaks: empty clusters (the first, the last, several)
"""


def update_centers(X, labels, centers):
    new = centers.astype(float).copy()
    for k in range(len(centers)):
        rows = X[labels == k]
        if len(rows) > 0:
            new[k] = rows.mean(axis=0)
    return new[[np.any(labels == k) for k in range(len(centers))]]
