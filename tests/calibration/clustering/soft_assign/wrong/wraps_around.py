"""subtracts small integers without making them floats

Breaks: integers (`uint8` included)
"""


def soft_assign(X, centers, beta):
    d2 = ((X[:, None, :] - centers) ** 2).sum(axis=2).astype(float)
    d2 = d2 - d2.min(axis=1, keepdims=True)
    w = np.exp(-beta * d2)
    return w / w.sum(axis=1, keepdims=True)
