"""counts points with slack in place of adding it up

Slips: 1, only slacks of 0 and 1 are right
"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.maximum(0, 1 - y * (X @ w + b))
    return float(w @ w / 2 + C * np.sum(slack > 0))
