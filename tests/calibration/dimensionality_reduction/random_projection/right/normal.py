"""draws by rng.normal, which are the same numbers"""


def random_projection(X, k, rng):
    R = rng.normal(0.0, 1.0, size=(X.shape[1], k)) / k**0.5
    return np.dot(X, R)
