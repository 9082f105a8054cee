"""solves without looking at the rank, which gives garbage for dependent columns

Breaks: the error for a column of zeros, a repeated column, a third column equal to the sum of two
    others
Slips: 1
"""


def fit_normal_equations(X, y):
    return np.linalg.solve(X.T @ X, X.T @ y)
