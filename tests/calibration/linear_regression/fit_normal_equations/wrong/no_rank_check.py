# solve alone: for dependent columns rounding gives garbage of size 1e15.
def fit_normal_equations(X, y):
    return np.linalg.solve(X.T @ X, X.T @ y)
