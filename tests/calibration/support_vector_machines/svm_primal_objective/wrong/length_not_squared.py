"""takes half of the length of w, not squared

Slips: 1, right for lengths of 0 and 1 only
"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.maximum(0, 1 - y * (X @ w + b))
    return float(np.linalg.norm(w) / 2 + C * slack.sum())
