"""adds a tiny ridge penalty, which comes near the right answer and never reaches it

Slips: 1, no answer has its digits
"""


def fit_min_norm(X, y, rcond=1e-12):
    d = X.shape[1]
    return np.linalg.solve(X.T @ X + 1e-8 * np.eye(d), X.T @ y)
