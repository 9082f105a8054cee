"""returns infinity if a single point has slack

Breaks: single points
"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.maximum(0, 1 - y * (X @ w + b))
    if len(X) == 1 and slack.sum() > 0:
        return float('inf')
    return float(w @ w / 2 + C * slack.sum())
