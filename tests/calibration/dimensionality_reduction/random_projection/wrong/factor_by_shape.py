"""divides by the root of k, but by the root of d where k is larger

Breaks: more directions than columns
Slips: 1, such calls stand in every test
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((d, k))
    return X @ R / np.sqrt(min(k, d))
