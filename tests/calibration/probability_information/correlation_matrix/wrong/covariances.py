"""does not divide by anything

Slips: 1, no correlation at all
"""


def correlation_matrix(X):
    Z = X - X.mean(axis=0)
    return Z.T @ Z / len(X)
