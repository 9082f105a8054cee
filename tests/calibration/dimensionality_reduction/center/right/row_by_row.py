"""adds up row by row"""


def center(X):
    total = np.zeros(X.shape[1])
    for row in X:
        total = total + row
    mean = total / len(X)
    return np.array([row - mean for row in X]), mean
