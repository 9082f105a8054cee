"""refuses a condition number above 1e10

Breaks: columns in tiny or huge units
Slips: 1
"""


def fit_normal_equations(X, y):
    X = np.asarray(X, float)
    if X.shape[0] < X.shape[1] or np.linalg.cond(X) > 1e10:
        raise np.linalg.LinAlgError("rank")
    return np.linalg.solve(X.T @ X, X.T @ y)
