"""returns a single column as a vector

Breaks: a single column
"""


def center(X):
    mean = X.mean(axis=0)
    return (X - mean).squeeze() if X.shape[1] == 1 else X - mean, mean
