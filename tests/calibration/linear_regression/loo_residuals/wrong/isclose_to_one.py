# np.isclose has a relative tolerance of 1e-5: high leverage is refused, not only 1.
def loo_residuals(X, y):
    H = hat_matrix(X)
    h = np.diag(H)
    if np.isclose(h, 1).any():
        raise np.linalg.LinAlgError("a row has leverage 1")
    return (y - H @ y) / (1 - h)
