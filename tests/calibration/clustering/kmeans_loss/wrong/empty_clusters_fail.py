"""returns nan where a cluster has no rows

Breaks: clusters without rows
Slips: 1, drawn labels may leave a cluster empty
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float) - centers.astype(float)[labels]
    d2 = np.sum(gaps**2, axis=1)
    means = [d2[labels == k].sum() / np.float64((labels == k).sum()) for k in range(len(centers))]
    return float(sum(m * (labels == k).sum() for k, m in enumerate(means)))
