"""multiplies along a table of factors"""


def bernoulli_likelihood(data, w):
    if not np.isin(data, [0, 1]).all():
        raise ValueError("data must be zeros and ones")
    p = np.asarray(w, dtype=float)[..., np.newaxis]
    if ((p < 0) | (p > 1)).any():
        raise ValueError("w must lie between 0 and 1")
    result = np.where(np.asarray(data, dtype=bool), p, 1 - p).prod(axis=-1)
    return float(result) if result.ndim == 0 else result
