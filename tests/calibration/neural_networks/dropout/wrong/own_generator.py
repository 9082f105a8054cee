"""draws from a generator of its own

Breaks: the draws
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(p)
    A = np.asarray(A, dtype=float)
    if train:
        mask = (np.random.default_rng(0).random(A.shape) >= p) / (1 - p)
    else:
        mask = np.ones(A.shape)
    return A * mask, mask
