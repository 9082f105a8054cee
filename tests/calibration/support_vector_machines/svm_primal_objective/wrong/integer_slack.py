"""cuts slacks of integer data to integers

Breaks: integers
"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.maximum(0, 1 - y * (X @ w + b)).astype(int) if X.dtype.kind == 'i' else np.maximum(0, 1 - y * (X @ w + b))
    return float((w @ w // 2 if w.dtype.kind == 'i' else w @ w / 2) + C * slack.sum())
