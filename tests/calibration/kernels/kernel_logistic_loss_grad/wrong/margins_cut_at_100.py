"""cuts the margins at 100

Breaks: huge products of either sign
"""


def kernel_logistic_loss_grad(beta, K, y, lam):
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels")
    n, s = len(y), K @ beta
    m = np.minimum(y * s, 100)
    loss = lam / n * (beta @ s) + np.logaddexp(0, -m).mean()
    q = y * np.exp(-np.logaddexp(0, m))
    return float(loss), (2 * lam * s - K @ q) / n
