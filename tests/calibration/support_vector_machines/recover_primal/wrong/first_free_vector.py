"""takes the offset from the first free one in place of the mean

Breaks: free ones of both classes
"""


def recover_primal(alpha, X, y, C, tol=1e-8):
    w = (alpha * y) @ X
    r = y - X @ w
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    if free.any():
        return w, float(r[free][0])
    below = np.where(y > 0, non, bounded)
    return w, float((r[below].max() + r[~below].min()) / 2)
