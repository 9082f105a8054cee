# By np.where.
def dropout(A, p, rng, train=True):
    if p < 0 or p >= 1:
        raise ValueError("p must be at least 0 and below 1")
    mask = np.ones(np.shape(A))
    if train:
        mask = np.where(rng.random(np.shape(A)) < p, 0.0, 1 / (1 - p))
    return np.asarray(A) * mask, mask
