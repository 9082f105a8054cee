"""rounds the mean to nine decimals

Breaks: other units
"""


def mvn_mle(X):
    X = np.asarray(X, float)
    mean = X.mean(axis=0)
    D = X - mean
    return mean.round(9), D.T @ D / len(X)
