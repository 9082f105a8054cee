"""projects one row after the other"""


def random_projection(X, k, rng):
    R = rng.standard_normal(size=(X.shape[1], k))
    return np.array([sum(float(x) * r for x, r in zip(row, R)) for row in X]) / np.sqrt(k)
