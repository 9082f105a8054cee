"""charges nothing for a slack below 1e-8

Breaks: points on the gutters
"""


def svm_primal_objective(w, b, X, y, C):
    slack = 1 - y * (X @ w + b)
    return float(w @ w / 2 + C * slack[slack > 1e-8].sum())
