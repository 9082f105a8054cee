"""clips results that are negative

Breaks: negative entries
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        return np.maximum(X * (rng.random(X.shape) >= level), 0)
    raise ValueError(kind)
