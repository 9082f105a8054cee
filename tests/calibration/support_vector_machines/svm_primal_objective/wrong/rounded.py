"""rounds to 6 decimals"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.maximum(0, 1 - y * (X @ w + b))
    return round(float(w @ w / 2 + C * slack.sum()), 6)
