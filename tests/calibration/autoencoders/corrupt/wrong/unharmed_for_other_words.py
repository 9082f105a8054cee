"""returns the samples unharmed for any other word

Breaks: `ValueError` for any other `kind`
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        return X * (rng.random(X.shape) >= level)
    return X
