"""accepts a negative p

Breaks: `ValueError` for a `p` below 0, of 1 and above, in both modes
"""


def dropout(A, p, rng, train=True):
    if not p < 1:
        raise ValueError(p)
    A = np.asarray(A, dtype=float)
    if train:
        mask = (rng.random(A.shape) >= p) / (1 - p)
    else:
        mask = np.ones(A.shape)
    return A * mask, mask
