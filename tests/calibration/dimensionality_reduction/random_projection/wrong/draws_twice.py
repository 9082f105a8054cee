"""draws a number before the matrix

Breaks: that nothing is drawn before
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    rng.standard_normal()
    R = rng.standard_normal((d, k))
    return X @ R / np.sqrt(k)
