"""computes the residuals in the labels

Breaks: that the arguments stay as they were
"""


def recover_primal(alpha, X, y, C, tol=1e-8):
    w = (alpha * y) @ X
    r = y - X @ w
    signs = y.copy()
    y[:] = r
    y = signs
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    if free.any():
        return w, float(r[free].mean())
    below = np.where(y > 0, non, bounded)
    return w, float((r[below].max() + r[~below].min()) / 2)
