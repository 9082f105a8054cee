"""drops the axis of the features where there is one

Breaks: several targets
Slips: 1
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    return (
        np.atleast_1d(np.squeeze(np.linalg.solve(X.T @ X, X.T @ y)))
        if X.shape[1] == 1
        else np.linalg.solve(X.T @ X, X.T @ y)
    )
