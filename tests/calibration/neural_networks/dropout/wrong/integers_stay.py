"""keeps activations of integers as integers

Breaks: integers
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(p)
    given = np.asarray(A).dtype
    A = np.asarray(A, dtype=float)
    if train:
        mask = (rng.random(A.shape) >= p) / (1 - p)
    else:
        mask = np.ones(A.shape)
    return (A * mask).astype(given), mask
