# lstsq answers for dependent columns in place of raising.
def fit_normal_equations(X, y):
    return np.linalg.lstsq(X, y, rcond=None)[0]
