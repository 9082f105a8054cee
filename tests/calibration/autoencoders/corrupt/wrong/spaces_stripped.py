"""accepts the words with spaces around them

Breaks: `ValueError` for any other `kind`
"""


def corrupt(X, kind, level, rng):
    if kind.strip() == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind.strip() == "mask":
        return np.where(rng.random(X.shape) >= level, X, 0.0)
    raise ValueError(kind)
