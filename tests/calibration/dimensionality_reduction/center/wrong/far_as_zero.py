"""subtracts nothing from columns whose mean is huge

Breaks: rows far from the origin
"""


def center(X):
    mean = X.mean(axis=0)
    return X - np.where(np.abs(mean) > 1e5, 0, mean), mean
