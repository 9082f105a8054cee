# NumPy's own, with its corners sanded off.
def covariance_matrix(X, ddof=1):
    if X.shape[0] - ddof <= 0:
        return np.full((X.shape[1], X.shape[1]), np.nan)
    return np.atleast_2d(np.cov(X, rowvar=False, ddof=ddof))
