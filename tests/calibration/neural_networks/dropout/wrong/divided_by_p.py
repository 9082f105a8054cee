"""divides the survivors by p

Breaks: the scale of survivors
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(p)
    A = np.asarray(A, dtype=float)
    if train:
        mask = (rng.random(A.shape) >= p) / max(p, 1e-9)
    else:
        mask = np.ones(A.shape)
    return A * mask, mask
