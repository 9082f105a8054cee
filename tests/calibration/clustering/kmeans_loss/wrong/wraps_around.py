"""subtracts small integers without making them floats

Breaks: integers (`uint8` included)
"""


def kmeans_loss(X, centers, labels):
    gaps = X - centers[labels]
    return float(np.sum(gaps**2))
