"""compares the pivots with a fixed number: features in small units are refused

Breaks: columns in tiny or huge units
Slips: 1
"""


def fit_normal_equations(X, y):
    pivots = np.abs(np.diag(np.linalg.qr(X, mode="r")))
    if X.shape[0] < X.shape[1] or pivots.min() < 1e-10:
        raise np.linalg.LinAlgError("dependent columns")
    return np.linalg.solve(X.T @ X, X.T @ y)
