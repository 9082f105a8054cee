"""builds the rows one by one, and has nothing to stack when there are no samples

Breaks: an empty table (n = 0)
Slips: 1
"""


def add_intercept(X):
    rows = [np.concatenate([[1.0], np.atleast_1d(row)]) for row in X]
    return np.vstack(rows)
