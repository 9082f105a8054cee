"""cuts C at a million

Breaks: tiny and huge $C$
"""


def svm_primal_objective(w, b, X, y, C):
    C = min(C, 1e6)
    slack = np.maximum(0, 1 - y * (X @ w + b))
    return float(w @ w / 2 + C * slack.sum())
