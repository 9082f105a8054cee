"""charges points beyond their gutters as well

Breaks: no slack at all
Slips: 1, most points are beyond their gutters
"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.abs(1 - y * (X @ w + b))
    return float(w @ w / 2 + C * slack.sum())
