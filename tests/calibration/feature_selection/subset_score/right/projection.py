# Centre everything, then the intercept is zero.
def subset_score(X, y, subset, lam):
    t = y - np.mean(y)
    if len(subset) == 0:
        return 0.5 * float(np.sum(t**2))
    Z = X[:, np.array(subset)]
    Z = Z - Z.mean(axis=0)
    fitted = Z @ (np.linalg.pinv(Z) @ t)
    return 0.5 * float(np.sum((t - fitted) ** 2)) + lam * len(subset)
