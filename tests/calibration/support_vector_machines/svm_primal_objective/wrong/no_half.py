"""leaves out the factor 1/2

Slips: 1, right for w = 0 only
"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.maximum(0, 1 - y * (X @ w + b))
    return float(w @ w + C * slack.sum())
