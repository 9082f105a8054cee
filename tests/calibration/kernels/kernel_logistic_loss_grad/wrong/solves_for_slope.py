"""solves with the table, which may be singular

Breaks: singular tables
Slips: 1, singular tables occur in four tests
"""


def kernel_logistic_loss_grad(beta, K, y, lam):
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels")
    n, s = len(y), K @ beta
    loss = lam / n * (beta @ s) + np.logaddexp(0, -y * s).mean()
    pull = y * np.exp(-np.logaddexp(0, y * s))
    np.linalg.inv(K)
    return float(loss), (2 * lam * s - K @ pull) / n
