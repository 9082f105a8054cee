"""scales the directions to length 1, and by the root of d

Breaks: the recipe
Slips: 1, no projection is that of the recipe
"""


def random_projection(X, k, rng):
    d = X.shape[1]
    R = rng.standard_normal((d, k))
    R = R / np.linalg.norm(R, axis=0) * np.sqrt(d)
    return X @ R / np.sqrt(k)
