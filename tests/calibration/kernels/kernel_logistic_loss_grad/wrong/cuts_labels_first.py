"""cuts labels to whole numbers before it looks at them

Breaks: `ValueError`
Slips: 1
"""


def kernel_logistic_loss_grad(beta, K, y, lam):
    beta, K = np.asarray(beta, float), np.asarray(K, float)
    y = np.asarray(y).astype(int)
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels")
    n = len(y)
    s = K @ beta
    q = y * np.exp(-np.logaddexp(0, y * s))
    return float(lam / n * (beta @ s) + np.logaddexp(0, -y * s).mean()), 2 * lam / n * s - K @ q / n
