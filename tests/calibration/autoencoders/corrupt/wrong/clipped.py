"""clips the result to 0 and 1

Breaks: results outside 0 to 1
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return np.clip(X + level * rng.standard_normal(X.shape), 0, 1)
    if kind == "mask":
        return X * (rng.random(X.shape) >= level)
    raise ValueError(kind)
