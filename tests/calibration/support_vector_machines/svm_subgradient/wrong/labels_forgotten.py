"""leaves the labels out of the scores

Slips: 1, wrong wherever both classes occur
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(X @ w + b < 1, y, 0)
    return w - C * (pulls @ X), float(-C * pulls.sum())
