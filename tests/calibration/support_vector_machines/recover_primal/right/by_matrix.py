# Uses X.T and masks.
def recover_primal(alpha, X, y, C, tol=1e-8):
    w = X.T @ (alpha * y * 1.0)
    r = y - (w * X).sum(axis=1)
    inside = (alpha > tol) & (alpha < C - tol)
    if np.count_nonzero(inside):
        return w, float(np.average(r, weights=inside.astype(float)))
    at_zero = alpha <= tol
    lo = r[(at_zero & (y == 1)) | (~at_zero & (y == -1))].max()
    up = r[(at_zero & (y == -1)) | (~at_zero & (y == 1))].min()
    return w, float(lo + (up - lo) / 2)
