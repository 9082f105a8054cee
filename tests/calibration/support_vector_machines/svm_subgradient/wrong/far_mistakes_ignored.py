"""lets points far on the wrong side pull at nothing

Breaks: points on the wrong side
Slips: 1, nearly all data have points far on the wrong side
"""


def svm_subgradient(w, b, X, y, C):
    m = y * (X @ w + b)
    pulls = np.where((m < 1) & (m > -2), y, 0)
    return w - C * (pulls @ X), float(-C * pulls.sum())
