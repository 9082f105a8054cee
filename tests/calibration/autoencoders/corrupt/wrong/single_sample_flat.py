"""returns a flat array for a single sample

Breaks: a single sample
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        out = X * (rng.random(X.shape) >= level)
        return out[0] if len(out) == 1 else out
    raise ValueError(kind)
