# pinv answers for dependent columns in place of raising.
def fit_normal_equations(X, y):
    return np.linalg.pinv(X) @ y
