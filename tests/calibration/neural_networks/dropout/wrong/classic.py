"""scales by 1 - p afterwards in place of 1 / (1 - p) in training

Breaks: that nothing is drawn or scaled when `train` is false
Slips: 2, in training and afterwards
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(p)
    A = np.asarray(A, dtype=float)
    if train:
        mask = (rng.random(A.shape) >= p) * 1.0
    else:
        mask = np.full(A.shape, 1 - p)
    return A * mask, mask
