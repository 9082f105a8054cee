"""swaps the bounds from below and above

Breaks: none at all
"""


def recover_primal(alpha, X, y, C, tol=1e-8):
    w = (alpha * y) @ X
    r = y - X @ w
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    if free.any():
        return w, float(r[free].mean())
    below = np.where(y > 0, bounded, non)
    return w, float((r[below].max() + r[~below].min()) / 2)
