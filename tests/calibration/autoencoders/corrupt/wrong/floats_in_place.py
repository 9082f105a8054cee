"""adds the noise in place to samples of floats where there are more than three

Breaks: that the arguments stay as they were
"""


def corrupt(X, kind, level, rng):
    if kind == "gaussian":
        noise = level * rng.standard_normal(X.shape)
        if X.dtype == float and len(X) > 3:
            X += noise
            return X
        return X + noise
    if kind == "mask":
        return np.where(rng.random(X.shape) >= level, X, 0.0)
    raise ValueError(kind)
