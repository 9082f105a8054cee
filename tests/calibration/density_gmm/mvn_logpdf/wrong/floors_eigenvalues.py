"""raises eigenvalues below 1e-12 to 1e-12

Breaks: other units
"""


def mvn_logpdf(X, mean, cov):
    X, mean, cov = np.array(X, float), np.array(mean, float), np.array(cov, float)
    w, V = np.linalg.eigh(cov)
    if w.min() <= 0:
        raise np.linalg.LinAlgError
    w = np.maximum(w, 1e-12)
    y = (X - mean) @ V
    return -0.5 * (X.shape[1] * np.log(2 * np.pi) + np.log(w).sum() + (y**2 / w).sum(axis=1))
