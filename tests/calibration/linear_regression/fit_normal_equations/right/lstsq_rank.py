# lstsq reports the rank itself.
def fit_normal_equations(X, y):
    w, _, rank, _ = np.linalg.lstsq(X, y, rcond=None)
    if rank < X.shape[1]:
        raise np.linalg.LinAlgError("dependent columns")
    return w
