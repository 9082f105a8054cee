"""takes dust for 0, but not for C

Breaks: dust in place of 0 and of $C$
"""


def recover_primal(alpha, X, y, C, tol=1e-8):
    w = (alpha * y) @ X
    r = y - X @ w
    non, bounded = alpha <= tol, alpha >= C
    free = ~non & ~bounded
    if free.any():
        return w, float(r[free].mean())
    below = np.where(y > 0, non, bounded)
    return w, float((r[below].max() + r[~below].min()) / 2)
