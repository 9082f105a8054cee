# NumPy's own, with constant columns corrected.
def correlation_matrix(X):
    constant = np.ptp(X, axis=0) == 0
    R = np.full((X.shape[1], X.shape[1]), np.nan)
    if len(X) > 1:
        with np.errstate(all="ignore"):
            R = np.atleast_2d(np.corrcoef(X, rowvar=False)).clip(-1, 1)
    np.fill_diagonal(R, 1.0)
    R[constant] = np.nan
    R[:, constant] = np.nan
    return R
