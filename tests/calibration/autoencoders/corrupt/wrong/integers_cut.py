"""returns integers for samples of integers

Breaks: integers
"""


def corrupt(X, kind, level, rng):
    given = np.asarray(X).dtype
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return (X + level * rng.standard_normal(X.shape)).astype(given)
    if kind == "mask":
        return X * (rng.random(X.shape) >= level)
    raise ValueError(kind)
