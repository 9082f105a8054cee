"""takes levels below 1e-6 for 0

Breaks: both kinds after the recipe
"""


def corrupt(X, kind, level, rng):
    if kind not in ("gaussian", "mask"):
        raise ValueError(kind)
    noise = rng.standard_normal(X.shape) if kind == "gaussian" else rng.random(X.shape)
    if level < 1e-6:
        return np.array(X, dtype=float)
    return X + level * noise if kind == "gaussian" else np.where(noise >= level, X, 0.0)
