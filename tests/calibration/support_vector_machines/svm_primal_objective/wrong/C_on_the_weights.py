"""multiplies the weights by C instead of the slacks

Breaks: $C = 0$
Slips: 1, right only for C = 1
"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.maximum(0, 1 - y * (X @ w + b))
    return float(C * w @ w / 2 + slack.sum())
