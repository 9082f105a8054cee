"""subtracts small integers without making them floats

Breaks: integers (`uint8` included)
"""


def assign_clusters(X, centers):
    d2 = ((X[:, np.newaxis, :] - centers) ** 2).sum(axis=2)
    return d2.argmin(axis=1)
