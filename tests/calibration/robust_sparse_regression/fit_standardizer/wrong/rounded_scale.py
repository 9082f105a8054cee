"""rounds the scale to 8 decimals

Breaks: columns in tiny or huge units
Slips: 1, most scales lose digits
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    scale = np.std(X, axis=0)
    scale[np.max(X, axis=0) == np.min(X, axis=0)] = 1.0
    scale = np.round(scale, 8)
    return np.mean(X, axis=0), scale
