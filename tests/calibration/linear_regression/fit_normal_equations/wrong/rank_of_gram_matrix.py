"""takes the rank of X^T X, where squaring loses small singular values that count

Breaks: no error up to a condition number of $3\\cdot 10^8$
Slips: 1
"""


def fit_normal_equations(X, y):
    A = X.T @ X
    if np.linalg.matrix_rank(A) < A.shape[0]:
        raise np.linalg.LinAlgError("dependent columns")
    return np.linalg.solve(A, X.T @ y)
