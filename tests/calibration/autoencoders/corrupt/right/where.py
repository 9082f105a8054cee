# By np.where and rng.normal, which draws the same numbers.
def corrupt(X, kind, level, rng):
    if kind == "mask":
        return np.where(rng.random(X.shape) < level, 0.0, X)
    elif kind == "gaussian":
        return rng.normal(X.astype(float), level)
    raise ValueError(f"unknown kind: {kind}")
