"""adds up distances in place of their squares

Slips: 1, hardly any loss is right
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float) - centers.astype(float)[labels]
    return float(np.sum(np.sqrt(np.sum(gaps**2, axis=1))))
