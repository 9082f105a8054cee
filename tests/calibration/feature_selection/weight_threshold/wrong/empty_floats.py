"""returns an empty array of floats if no weight is large enough

Slips: 1
"""


def weight_threshold(X, y, threshold):
    X, y = np.asarray(X, float), np.asarray(y, float)
    Z = np.zeros(X.shape)
    for j, x in enumerate(X.T):
        if x.max() > x.min():
            Z[:, j] = (x - x.mean()) / x.std()
    w = np.linalg.lstsq(Z, y - y.mean(), rcond=None)[0]
    return np.array([j for j in range(len(w)) if abs(w[j]) > threshold])
