"""inverts X^T X without looking at its rank, which gives garbage for dependent columns"""


def fit_normal_equations(X, y):
    return np.linalg.inv(X.T @ X) @ X.T @ y
