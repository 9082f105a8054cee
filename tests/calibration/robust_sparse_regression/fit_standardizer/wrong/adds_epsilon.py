"""adds 1e-8 to each scale in place of a rule for constant columns

Breaks: constant columns (2.0, 0.1 or $10^8 + 0.1$ repeated)
Slips: 1, every scale is a little off
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    scale = np.std(X, axis=0)
    scale = scale + 1e-8
    return np.mean(X, axis=0), scale
