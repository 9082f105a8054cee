"""adds 1e-10 to the diagonal, which is felt at a condition number of 1000

Breaks: condition numbers of $X$ up to $10^3$ (relative tolerance $10^{-8}$)
Slips: 1
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    A = X.T @ X
    return np.linalg.solve(A + 1e-10 * np.trace(A) / len(A) * np.eye(len(A)), X.T @ y)
