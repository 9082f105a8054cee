"""computes the pull as a quotient of exponentials

Breaks: huge products of either sign
"""


def kernel_logistic_loss_grad(beta, K, y, lam):
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels")
    n, s = len(y), K @ beta
    loss = lam / n * (beta @ s) + np.logaddexp(0, -y * s).mean()
    e = np.exp(-y * s)
    pull = y * e / (1 + e)
    return float(loss), (2 * lam * s - K @ pull) / n
