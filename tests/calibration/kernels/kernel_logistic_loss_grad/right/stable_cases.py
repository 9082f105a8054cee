# Treats both signs apart.
def kernel_logistic_loss_grad(beta, K, y, lam):
    if set(np.unique(y).tolist()) - {-1, 1} or y.dtype == bool:
        raise ValueError("labels must be -1 or +1")
    n = len(y)
    f = K @ beta
    m = y * f
    e = np.exp(-np.abs(m))
    losses = np.log1p(e) + np.maximum(-m, 0)
    q = np.where(m >= 0, e, 1.0) / (1 + e)
    grad = K.T @ (2 * lam / n * beta * 1.0 - y * q / n)
    return lam * float(beta @ f) / n + float(np.mean(losses)), grad
