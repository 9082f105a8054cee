"""solves without looking at the rank, which gives garbage for dependent columns"""


def fit_normal_equations(X, y):
    return np.linalg.solve(X.T @ X, X.T @ y)
