"""switches off the draws that are equal to `p`, too

Breaks: one that is equal to `p`
Slips: 1
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(p)
    A = np.asarray(A, dtype=float)
    mask = (rng.random(A.shape) > p) / (1 - p) if train else np.ones(A.shape)
    return A * mask, mask
