# lstsq with the given rcond.
def fit_min_norm(X, y, rcond=1e-12):
    return np.linalg.lstsq(X, y, rcond=rcond)[0]
