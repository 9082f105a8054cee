"""adds a penalty of 1 where there is none

Breaks: no penalty
Slips: 1, four tests have no penalty
"""


def kernel_logistic_loss_grad(beta, K, y, lam):
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels")
    lam = lam or 1.0
    n, s = len(y), K @ beta
    loss = lam / n * (beta @ s) + np.logaddexp(0, -y * s).mean()
    pull = y * np.exp(-np.logaddexp(0, y * s))
    return float(loss), (2 * lam * s - K @ pull) / n
