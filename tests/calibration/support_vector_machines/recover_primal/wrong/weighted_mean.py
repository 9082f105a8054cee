"""weighs the free ones by their multipliers

Breaks: free ones of both classes
"""


def recover_primal(alpha, X, y, C, tol=1e-8):
    w = (alpha * y) @ X.astype(float)
    r = y - X @ w
    free = (alpha > tol) & (alpha < C - tol)
    if free.any():
        return w, float(np.average(r[free], weights=alpha[free]))
    below = np.where(alpha <= tol, y > 0, y < 0)
    return w, float((r[below].max() + r[~below].min()) / 2)
