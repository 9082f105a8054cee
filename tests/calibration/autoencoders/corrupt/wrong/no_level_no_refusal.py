"""returns X for a level of 0 before it looks at the word

Breaks: `ValueError` for any other `kind`
"""


def corrupt(X, kind, level, rng):
    if level == 0 and kind != "gaussian":
        rng.random(X.shape)
        return np.array(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        return np.where(rng.random(X.shape) >= level, X, 0.0)
    raise ValueError(kind)
