"""subtracts the offset in the scores

Slips: 1, right for b = 0 only
"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.maximum(0, 1 - y * (X @ w - b))
    return float(w @ w / 2 + C * slack.sum())
