"""raises ValueError for C = 0

Breaks: $C = 0$
"""


def svm_primal_objective(w, b, X, y, C):
    if C <= 0:
        raise ValueError('C')
    slack = np.maximum(0, 1 - y * (X @ w + b))
    return float(w @ w / 2 + C * slack.sum())
