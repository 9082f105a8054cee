"""answers for dependent columns in place of raising an error, as np.linalg.pinv does"""


def fit_normal_equations(X, y):
    return np.linalg.pinv(X) @ y
