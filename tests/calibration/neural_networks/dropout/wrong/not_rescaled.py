"""does not scale the survivors

Breaks: the scale of survivors
Breaks: the mean over many draws
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(p)
    A = np.asarray(A, dtype=float)
    if train:
        mask = (rng.random(A.shape) >= p) * 1.0
    else:
        mask = np.ones(A.shape)
    return A * mask, mask
