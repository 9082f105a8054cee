"""takes a fit for perfect that leaves less than 1e-8 of the squares"""


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
    if rest @ rest < 1e-8 * np.sum((y - y.mean()) ** 2):
        rest = 0.0 * rest
    return 0.5 * float(rest @ rest) + lam * len(chosen)
