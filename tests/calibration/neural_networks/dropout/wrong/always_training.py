"""drops units when it is not training, too

Breaks: that nothing is drawn or scaled when `train` is false
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(p)
    A = np.asarray(A, dtype=float)
    if True:
        mask = (rng.random(A.shape) >= p) / (1 - p)
    else:
        mask = np.ones(A.shape)
    return A * mask, mask
