"""takes the squares of the fit off those of the target, both far from 0

Breaks: shifts of columns and of the target
"""


def subset_score(X, y, subset, lam):
    X, y = np.array(X, dtype=float), np.array(y, dtype=float)
    chosen = list(subset)
    rest = y - y.mean()
    if chosen:
        A = X[:, chosen] - X[:, chosen].mean(axis=0)
        size = np.linalg.norm(A, axis=0)
        A = A / np.where(size > 0, size, 1.0)
        w = np.linalg.lstsq(A, rest, rcond=1e-13)[0]
        rest = rest - A @ w
    fit = y - rest
    left = max(float(y @ y - fit @ fit), 0.0)
    return 0.5 * left + lam * len(chosen)
