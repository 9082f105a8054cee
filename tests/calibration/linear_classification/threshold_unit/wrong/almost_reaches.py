"""fires where the sum falls short of theta by 1e-6

Breaks: truth tables
"""


def threshold_unit(X, w, theta):
    return (X @ w >= theta - 1e-6).astype(int)
