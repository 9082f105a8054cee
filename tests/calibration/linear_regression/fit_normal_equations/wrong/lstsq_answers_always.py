"""answers for dependent columns in place of raising an error, as np.linalg.lstsq does"""


def fit_normal_equations(X, y):
    return np.linalg.lstsq(X, y, rcond=None)[0]
