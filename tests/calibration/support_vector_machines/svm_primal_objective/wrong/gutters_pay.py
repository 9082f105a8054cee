"""charges points on the gutters

Breaks: points on the gutters
"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.maximum(0, 1 - y * (X @ w + b))
    return float(w @ w / 2 + C * (slack.sum() + np.sum(y * (X @ w + b) == 1)))
