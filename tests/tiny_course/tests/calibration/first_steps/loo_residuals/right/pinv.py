# Leverage without the hat matrix, as row sums.
def loo_residuals(X, y):
    P = np.linalg.pinv(X)
    h = np.sum(X * P.T, axis=1)
    if (h >= 1 - 1e-10).any():
        raise np.linalg.LinAlgError("leverage 1")
    return (y - X @ (P @ y)) / (1 - h)
