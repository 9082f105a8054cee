"""takes the error as a difference of sums of squares, which cancels

Breaks: err for each of them
"""


def low_rank_approximation(X, k):
    U, s, Vt = svd_from_eigh(X)
    X = np.asarray(X, dtype=float)
    return U[:, :k] * s[:k] @ Vt[:k], float(np.sqrt(max(0.0, np.sum(X**2) - np.sum(s[:k] ** 2))))
