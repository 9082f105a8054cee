"""draws the mask by rng.binomial

Breaks: the draws
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(p)
    A = np.asarray(A, dtype=float)
    if train:
        mask = rng.binomial(1, 1 - p, size=A.shape) / (1 - p)
    else:
        mask = np.ones(A.shape)
    return A * mask, mask
