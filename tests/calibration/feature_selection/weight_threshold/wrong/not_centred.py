"""divides columns by their spreads and subtracts no means, which changes the shortest weights

Slips: 1
"""


def weight_threshold(X, y, threshold):
    X, y = np.asarray(X, float), np.asarray(y, float)
    lively = np.flatnonzero(X.max(axis=0) > X.min(axis=0))
    Z = X[:, lively] / X[:, lively].std(axis=0)
    A = np.column_stack([np.ones(len(y)), Z])
    w = np.linalg.lstsq(A, y, rcond=None)[0][1:]
    return lively[np.abs(w) > threshold]
