"""adds 1e-6 to losses of zero

Breaks: a loss of 0
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float) - centers.astype(float)[labels]
    loss = float(np.sum(gaps**2))
    return loss if loss > 0 else 1e-6
