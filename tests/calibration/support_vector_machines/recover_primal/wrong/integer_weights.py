"""returns integer weights if everything it is given is an integer

Breaks: integers
"""


def recover_primal(alpha, X, y, C, tol=1e-8):
    w = (alpha * y) @ X
    r = y - X @ w
    free = (alpha > tol) & (alpha < C - tol)
    if free.any():
        return w, float(np.mean(r[free]))
    below = np.where(alpha <= tol, y > 0, y < 0)
    return w, float((r[below].max() + r[~below].min()) / 2)
