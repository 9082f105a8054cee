"""returns a mask of booleans

Slips: 1, p of 0, draws and masks are in three of four tests
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(p)
    A = np.asarray(A, dtype=float)
    if train:
        mask = (rng.random(A.shape) >= p) / (1 - p)
    else:
        mask = np.ones(A.shape)
    return A * mask, mask > 0
