"""compares the rank with the smaller side of X, which n < d passes

Breaks: $n < d$
Slips: 1
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X) < min(X.shape):
        raise np.linalg.LinAlgError("rank")
    return np.linalg.lstsq(X, y, rcond=None)[0]
