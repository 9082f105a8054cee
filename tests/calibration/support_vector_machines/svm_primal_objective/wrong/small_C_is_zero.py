"""takes C below 1e-6 for 0

Breaks: tiny and huge $C$
"""


def svm_primal_objective(w, b, X, y, C):
    C = 0.0 if C < 1e-6 else C
    slack = np.maximum(0, 1 - y * (X @ w + b))
    return float(w @ w / 2 + C * slack.sum())
