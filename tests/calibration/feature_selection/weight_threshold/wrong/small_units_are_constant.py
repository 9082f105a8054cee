"""calls a column constant whose spread is below 1e-10, in any unit

Slips: 1
"""


def weight_threshold(X, y, threshold):
    X, y = np.asarray(X, float), np.asarray(y, float)
    spread = X.std(axis=0)
    lively = spread > 1e-10
    Z = np.where(lively, X - X.mean(axis=0), 0.0) / np.where(lively, spread, 1.0)
    w = np.linalg.lstsq(Z, y - y.mean(), rcond=None)[0]
    return np.flatnonzero(np.abs(w) > threshold)
