"""takes the offset from the first support vector, bounded or not

Breaks: bounded ones of both labels
Slips: 1, no mean is taken anywhere
"""


def recover_primal(alpha, X, y, C, tol=1e-8):
    w = (alpha * y) @ X
    r = y - X @ w
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    return w, float(r[~non][0])
    below = np.where(y > 0, non, bounded)
    return w, float((r[below].max() + r[~below].min()) / 2)
