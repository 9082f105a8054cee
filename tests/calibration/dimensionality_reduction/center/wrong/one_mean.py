"""takes one mean of all entries for every column

Breaks: not of everything
Slips: 1, no table is right but one whose columns have equal means
"""


def center(X):
    mean = np.full(X.shape[1], X.mean())
    return X - mean, mean
