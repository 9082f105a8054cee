"""computes in single precision

Breaks: rows far from the origin (`1e8`)
Slips: 1, drawn rows lose digits
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(np.float32) - centers.astype(np.float32)[labels]
    return float(np.sum(gaps**2))
