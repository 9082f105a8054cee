"""returns nan in place of raising an error where x is all zeros

Breaks: and the error
Slips: 1
"""


def fit_through_origin(x, y):
    return float(np.sum(x * y) / np.sum(x * x))
