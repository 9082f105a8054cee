"""adds up free support vectors only for w

Breaks: the weights
Slips: 1, w enters every offset
"""


def recover_primal(alpha, X, y, C, tol=1e-8):
    w = (np.where((alpha > tol) & (alpha < C - tol), alpha, 0) * y) @ X
    r = y - X @ w
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    if free.any():
        return w, float(r[free].mean())
    below = np.where(y > 0, non, bounded)
    return w, float((r[below].max() + r[~below].min()) / 2)
