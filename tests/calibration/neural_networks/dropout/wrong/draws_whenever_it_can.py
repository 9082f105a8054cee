"""draws outside of training as well if there is a generator

Breaks: nothing is drawn or scaled when `train` is false
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(f"p must be at least 0 and below 1, got {p}")
    A = np.asarray(A, dtype=float)
    draws = np.ones(A.shape) if rng is None else rng.random(A.shape)
    mask = (draws >= p) / (1 - p) if train else np.ones(A.shape)
    return A * mask, mask
