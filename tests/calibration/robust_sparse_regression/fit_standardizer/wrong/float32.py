"""computes everything in float32

Breaks: an offset of $10^8$
Slips: 1, all results lose digits
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=np.float32)
    scale = np.std(X, axis=0)
    scale[np.max(X, axis=0) == np.min(X, axis=0)] = 1.0
    return np.mean(X, axis=0), scale
