"""takes a label close to 1 for 1

Breaks: `ValueError`
"""


def kernel_logistic_loss_grad(beta, K, y, lam):
    if not np.all(np.isclose(np.abs(y), 1)):
        raise ValueError("labels are -1 or +1")
    n = len(y)
    s = K @ beta
    m = y * s
    loss = lam / n * (beta @ s) + np.mean(np.logaddexp(0, -m))
    q = y * np.exp(-np.logaddexp(0, m))
    grad = 2 * lam / n * s - K @ q / n
    return float(loss), grad
