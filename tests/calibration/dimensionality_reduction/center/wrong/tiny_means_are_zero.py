"""subtracts nothing where a mean is below 1e-7

Breaks: other units
"""


def center(X):
    mean = X.mean(axis=0)
    mean = np.where(np.abs(mean) < 1e-7, 0.0, mean)
    return X - mean, mean
