# Adds up squares by einsum.
def perceptron_bound(X, y, w_star):
    X, w = X * 1.0, w_star * 1.0
    rho = np.min(X @ w * y)
    if rho <= 0:
        raise ValueError
    return np.einsum("ij,ij->i", X, X).max() * np.sum((w / rho) ** 2)
