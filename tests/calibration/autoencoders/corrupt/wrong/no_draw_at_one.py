"""draws nothing where all is lost anyway

Breaks: levels of 0 and of 1
"""


def corrupt(X, kind, level, rng):
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        if level >= 1:
            return np.zeros(X.shape)
        return np.where(rng.random(X.shape) < level, 0.0, X)
    raise ValueError(kind)
