"""adds no noise to integers that are 0

Breaks: integers
"""


def corrupt(X, kind, level, rng):
    if kind not in ("gaussian", "mask"):
        raise ValueError(kind)
    noise = rng.standard_normal(X.shape) if kind == "gaussian" else rng.random(X.shape)
    if kind == "gaussian":
        return np.where((X == 0) & (np.asarray(X).dtype.kind in "iu"), 0.0, X + level * noise)
    return np.where(noise >= level, X, 0.0)
