"""measures what is kept, not what is left out

Breaks: err for each of them
"""


def low_rank_approximation(X, k):
    U, s, Vt = svd_from_eigh(X)
    return U[:, :k] * s[:k] @ Vt[:k], float(np.sqrt(np.sum(s[:k] ** 2)))
