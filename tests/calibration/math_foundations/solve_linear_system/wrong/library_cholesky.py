"""leaves the elimination to the library's Cholesky decomposition of A.T A

Slips: 1, it calls what was to be written
"""


def solve_linear_system(A, b):
    n = len(A)
    if np.linalg.matrix_rank(A) < n:
        raise np.linalg.LinAlgError
    C = np.linalg.cholesky(A.T @ A)
    y = (A.T @ b).astype(float)
    for k in range(n):
        y[k] = (y[k] - C[k, :k] @ y[:k]) / C[k, k]
    for k in reversed(range(n)):
        y[k] = (y[k] - C[k + 1 :, k] @ y[k + 1 :]) / C[k, k]
    return y
