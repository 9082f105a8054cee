"""leaves multipliers of at most tol out of the weights

Breaks: dust in place of 0 and of $C$
"""


def recover_primal(alpha, X, y, C, tol=1e-8):
    a = np.where(alpha <= tol, 0.0, alpha)
    w = (a * y) @ X
    r = y - X @ w
    free = (alpha > tol) & (alpha < C - tol)
    if free.any():
        return w, float(np.mean(r[free]))
    below = np.where(alpha <= tol, y > 0, y < 0)
    return w, float((r[below].max() + r[~below].min()) / 2)
