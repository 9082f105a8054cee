"""writes a column for each order of the factors

Breaks: the order and number of columns
Slips: 1, right for degree 1 and one coordinate only
"""


def homogeneous_features(X, degree):
    Z = X.astype(float)
    for _ in range(degree - 1):
        Z = (Z[:, :, np.newaxis] * X[:, np.newaxis]).reshape(len(X), -1)
    return Z
