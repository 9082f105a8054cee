"""multiplies w by C as well

Breaks: tiny and huge $C$
Slips: 1, right for C = 1 only
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) < 1, y, 0)
    return C * (w - pulls @ X), float(-C * pulls.sum())
