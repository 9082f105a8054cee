"""returns a number as gradient of a single point

Breaks: single points
"""


def kernel_logistic_loss_grad(beta, K, y, lam):
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels")
    n, s = len(y), K @ beta
    loss = lam / n * (beta @ s) + np.logaddexp(0, -y * s).mean()
    pull = y * np.exp(-np.logaddexp(0, y * s))
    grad = (2 * lam * s - K @ pull) / n
    return float(loss), (grad if n > 1 else float(grad[0]))
