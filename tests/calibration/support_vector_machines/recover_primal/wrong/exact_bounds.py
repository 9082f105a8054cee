"""compares multipliers with 0 and C exactly

Breaks: dust in place of 0 and of $C$
"""


def recover_primal(alpha, X, y, C, tol=1e-8):
    w = (alpha * y) @ X
    r = y - X @ w
    non, bounded = alpha <= 0, alpha >= C
    free = ~non & ~bounded
    if free.any():
        return w, float(r[free].mean())
    below = np.where(y > 0, non, bounded)
    return w, float((r[below].max() + r[~below].min()) / 2)
