"""scales survivors by the share that is really on

Breaks: the scale of survivors
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(p)
    A = np.asarray(A, dtype=float)
    if train:
        mask = (rng.random(A.shape) >= p) * 1.0
        mask /= max(mask.mean(), 1e-12)
    else:
        mask = np.ones(A.shape)
    return A * mask, mask
