# inv alone: the same garbage.
def fit_normal_equations(X, y):
    return np.linalg.inv(X.T @ X) @ X.T @ y
