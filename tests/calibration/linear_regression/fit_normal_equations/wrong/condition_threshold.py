"""refuses columns that are nearly dependent as well

Breaks: no error up to a condition number of $10^6$
Slips: 1
"""


def fit_normal_equations(X, y):
    if X.shape[0] < X.shape[1] or np.linalg.cond(X) > 1e5:
        raise np.linalg.LinAlgError("dependent columns")
    return np.linalg.solve(X.T @ X, X.T @ y)
