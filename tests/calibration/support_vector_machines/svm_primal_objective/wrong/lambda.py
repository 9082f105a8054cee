"""divides by C in place of multiplying

Breaks: tiny and huge $C$
Slips: 1, right only for C = 1
"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.maximum(0, 1 - y * (X @ w + b))
    return float(w @ w / 2 + slack.sum() / C if C else slack.sum())
