"""draws one number for each column of a matrix

Breaks: arrays of any shape
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(p)
    A = np.asarray(A, dtype=float)
    if train:
        mask = (rng.random(A.shape[-1:]) >= p) / (1 - p)
    else:
        mask = np.ones(A.shape)
    return A * mask, mask
