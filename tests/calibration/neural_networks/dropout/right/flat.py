# Entry by entry.
def dropout(A, p, rng, train=True):
    if not (p >= 0 and p < 1):
        raise ValueError(p)
    A = np.array(A, dtype=float)
    mask = np.ones(A.size)
    if train:
        draws = rng.random(A.shape).ravel()
        for i in range(A.size):
            mask[i] = 0.0 if draws[i] < p else 1.0 / (1.0 - p)
    mask = mask.reshape(A.shape)
    return mask * A, mask
