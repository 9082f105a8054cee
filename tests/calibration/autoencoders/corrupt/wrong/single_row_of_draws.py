"""gives equal samples the same draws

Breaks: that every entry has a draw of its own
"""


def corrupt(X, kind, level, rng):
    if kind not in ("gaussian", "mask"):
        raise ValueError(kind)
    noise = rng.standard_normal(X.shape) if kind == "gaussian" else rng.random(X.shape)
    if len(X) > 1 and np.all(X == X[0]) and level > 0:
        noise = np.tile(noise[:1], (len(X), 1))
    return X + level * noise if kind == "gaussian" else np.where(noise >= level, X, 0.0)
