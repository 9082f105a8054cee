"""lets content points pull, too

Breaks: that content points do not pull (if all are: $(w, 0)$)
Slips: 1, most points are content in all data
"""


def svm_subgradient(w, b, X, y, C):
    pulls = y
    return w - C * (pulls @ X), float(-C * pulls.sum())
