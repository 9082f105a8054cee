"""returns 0 for weights of zeros

Breaks: weights of zeros (all pay: $C n$)
"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.maximum(0, 1 - y * (X @ w + b))
    if not np.any(w):
        return 0.0
    return float(w @ w / 2 + C * slack.sum())
