"""forgets the table in the gradient

Breaks: agreement with logistic regression in explicit features
Slips: 1, right for single points only
"""


def kernel_logistic_loss_grad(beta, K, y, lam):
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels")
    n, s = len(y), K @ beta
    loss = lam / n * (beta @ s) + np.logaddexp(0, -y * s).mean()
    pull = y * np.exp(-np.logaddexp(0, y * s))
    return float(loss), (2 * lam * s - pull) / n
