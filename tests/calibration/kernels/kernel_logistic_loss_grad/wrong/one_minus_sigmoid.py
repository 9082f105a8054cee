"""computes small pulls as 1 minus a probability, and loses their digits

Breaks: huge products of either sign
"""


def kernel_logistic_loss_grad(beta, K, y, lam):
    y = np.asarray(y, dtype=float)
    if not np.all(np.isin(y, [-1, 1])):
        raise ValueError("labels must be -1 or +1")
    n = len(y)
    s = K @ beta
    m = y * s
    loss = lam / n * (beta @ s) + np.logaddexp(0, -m).mean()
    right = np.exp(-np.logaddexp(0, -m))
    return float(loss), 2 * lam / n * s - K @ (y * (1 - right)) / n
