"""clips noisy entries at 10 and -10

Breaks: results outside 0 to 1
"""


def corrupt(X, kind, level, rng):
    if kind == "gaussian":
        return np.clip(X + level * rng.standard_normal(X.shape), -10, 10)
    if kind == "mask":
        return np.where(rng.random(X.shape) >= level, X, 0)
    raise ValueError(kind)
