"""leaves the labels out

Slips: 1, right for one class only
"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.maximum(0, 1 - (X @ w + b))
    return float(w @ w / 2 + C * slack.sum())
