"""loses an exact share of the entries

Breaks: both kinds after the recipe
"""


def corrupt(X, kind, level, rng):
    X = np.array(X, dtype=float)
    if kind == "gaussian":
        return X + level * rng.standard_normal(X.shape)
    if kind == "mask":
        out = X.ravel().copy()
        out[rng.permutation(X.size)[: int(round(level * X.size))]] = 0
        return out.reshape(X.shape)
    raise ValueError(kind)
