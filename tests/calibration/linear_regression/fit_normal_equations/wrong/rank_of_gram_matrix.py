"""takes the rank of X^T X, where squaring loses small singular values that count

Breaks: or of $10^{14}$ where only the units of the columns make it so large
Slips: 1
"""


def fit_normal_equations(X, y):
    A = X.T @ X
    if np.linalg.matrix_rank(A) < A.shape[0]:
        raise np.linalg.LinAlgError("dependent columns")
    return np.linalg.solve(A, X.T @ y)
