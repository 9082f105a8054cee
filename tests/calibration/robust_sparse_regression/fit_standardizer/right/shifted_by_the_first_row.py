# Measures from the first row, so that offsets do no harm.
def fit_standardizer(X):
    first = np.array(X[0], dtype=float)
    D = X - first
    m = D.mean(axis=0)
    variance = ((D - m) ** 2).mean(axis=0)
    return first + m, np.where(np.ptp(D, axis=0) == 0, 1.0, np.sqrt(variance))
