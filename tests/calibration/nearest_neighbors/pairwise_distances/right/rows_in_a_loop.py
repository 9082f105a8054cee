# One loop over the rows of A; subtracts before squaring.
def pairwise_distances(A, B, p=2.0):
    if not p >= 1:
        raise ValueError("p must be at least 1")
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    return np.array([np.linalg.norm(B - a, ord=p, axis=1) for a in A])
