"""fires where all inputs are on

Breaks: truth tables
Slips: 1, right for AND only
"""


def threshold_unit(X, w, theta):
    return (X.all(axis=1)).astype(int)
