"""draws nothing where nothing is damaged

Breaks: levels of 0 and of 1
"""


def corrupt(X, kind, level, rng):
    if kind not in ("gaussian", "mask"):
        raise ValueError(kind)
    if level == 0:
        return X.astype(float)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    return np.where(rng.random(X.shape) < level, 0.0, X)
