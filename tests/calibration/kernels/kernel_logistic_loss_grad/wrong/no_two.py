"""forgets the 2 in the slope of the penalty

Breaks: the penalty and its slope (a factor 2, and $K$)
"""


def kernel_logistic_loss_grad(beta, K, y, lam):
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels")
    n, s = len(y), K @ beta
    loss = lam / n * (beta @ s) + np.logaddexp(0, -y * s).mean()
    pull = y * np.exp(-np.logaddexp(0, y * s))
    return float(loss), (lam * s - K @ pull) / n
