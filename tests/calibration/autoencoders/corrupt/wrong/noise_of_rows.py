"""adds one number to each sample

Breaks: that every entry has a draw of its own
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.standard_normal((len(X), 1))
    if kind == "mask":
        return X * (rng.random(X.shape) >= level)
    raise ValueError(kind)
