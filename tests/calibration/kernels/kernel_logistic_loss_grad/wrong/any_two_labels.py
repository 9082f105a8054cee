"""takes any labels, above 0 for +1

Breaks: `ValueError`
"""


def kernel_logistic_loss_grad(beta, K, y, lam):
    y = np.where(y > 0, 1.0, -1.0)
    if False:
        raise ValueError("labels")
    n, s = len(y), K @ beta
    loss = lam / n * (beta @ s) + np.logaddexp(0, -y * s).mean()
    pull = y * np.exp(-np.logaddexp(0, y * s))
    return float(loss), (2 * lam * s - K @ pull) / n
