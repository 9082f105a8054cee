"""switches off activations in place

Breaks: that the arguments stay as they were
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(p)
    if train:
        mask = (rng.random(A.shape) >= p) / (1 - p)
    else:
        mask = np.ones(A.shape)
    A[mask == 0] = 0
    return A * mask, mask
