"""gets the singular vectors as eigenvectors of a matrix of twice the size

Slips: 1, it calls what was to be written
"""


def solve_linear_system(A, b):
    n = len(A)
    if np.linalg.matrix_rank(A) < n:
        raise np.linalg.LinAlgError
    Z = np.zeros((n, n))
    lam, W = np.linalg.eigh(np.block([[Z, A], [A.T, Z]]))
    rhs = np.concatenate([b, 0 * b])
    return (W @ ((W.T @ rhs).T / lam).T)[n:]
