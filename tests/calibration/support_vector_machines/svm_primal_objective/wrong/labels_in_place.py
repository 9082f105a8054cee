"""writes scores times labels into y

Breaks: that the arguments stay as they were
"""


def svm_primal_objective(w, b, X, y, C):
    m = (X @ w + b) * y
    y[:] = m
    slack = np.maximum(0, 1 - m)
    return float(w @ w / 2 + C * slack.sum())
