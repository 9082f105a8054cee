"""subtracts the mean of the new rows, and divides by the scale that is passed in

Breaks: new rows (whose mean is not 0 afterwards)
Slips: 1, no new row is right
"""


def apply_standardizer(X, mean, scale):
    return (X - X.mean(axis=0)) / scale
