"""refuses only n < d and does not notice dependent columns"""


def fit_normal_equations(X, y):
    if X.shape[0] < X.shape[1]:
        raise np.linalg.LinAlgError("too few samples")
    Q, R = np.linalg.qr(X)
    return np.linalg.solve(R, Q.T @ y)
