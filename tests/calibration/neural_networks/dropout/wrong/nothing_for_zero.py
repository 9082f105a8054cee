"""switches everything off for a p of 0 in training

Breaks: `p` of 0
"""


def dropout(A, p, rng, train=True):
    if not 0 <= p < 1:
        raise ValueError(f"p must be at least 0 and below 1, got {p}")
    A = np.asarray(A, dtype=float)
    mask = (rng.random(A.shape) >= p) / (1 - p) if train else np.ones(A.shape)
    mask = 0 * mask if train and p == 0 else mask
    return A * mask, mask
