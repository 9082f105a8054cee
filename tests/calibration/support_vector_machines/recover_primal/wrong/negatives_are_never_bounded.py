"""takes bounded ones with label -1 for free

Breaks: bounded ones of both labels
Slips: 1, bounded ones with label -1 are in most data
"""


def recover_primal(alpha, X, y, C, tol=1e-8):
    w = (alpha * y) @ X
    r = y - X @ w
    non, bounded = alpha <= tol, (alpha >= C - tol) & (y > 0)
    free = ~non & ~bounded
    if free.any():
        return w, float(r[free].mean())
    below = np.where(y > 0, non, bounded)
    return w, float((r[below].max() + r[~below].min()) / 2)
