# Rows stacked, then transposed.
def add_intercept(X):
    return np.vstack((np.ones(X.shape[0]), X.T)).T
