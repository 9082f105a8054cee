"""computes exp of the margins as it stands

Breaks: huge products of either sign
"""


def kernel_logistic_loss_grad(beta, K, y, lam):
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels")
    n, s = len(y), K @ beta
    loss = lam / n * (beta @ s) + np.log(1 + np.exp(-y * s)).mean()
    pull = y * np.exp(-np.logaddexp(0, y * s))
    return float(loss), (2 * lam * s - K @ pull) / n
