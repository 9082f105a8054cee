"""counts each row with the nearest centre, whatever its label

Breaks: labels that are not the nearest
Slips: 1, drawn labels are not the nearest anywhere
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float)[:, None] - centers.astype(float)
    return float(np.sum(np.min(np.sum(gaps**2, axis=2), axis=1)))
