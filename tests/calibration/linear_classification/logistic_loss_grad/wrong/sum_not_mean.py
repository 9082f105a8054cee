"""sums over the rows in place of averaging

Breaks: losses and gradients worked by hand
Slips: 1, every loss and gradient is n times too large
"""


def logistic_loss_grad(w, X, y, lam=0.0):
    if not np.all((y == 1) | (y == -1)):
        raise ValueError("labels must be -1 or +1")
    n = len(X)
    m = y * (X @ w)
    v = np.array(w, dtype=float)
    v[0] = 0.0
    loss = np.sum(np.logaddexp(0, -m)) + lam / 2 * np.sum(v ** 2)
    grad = -X.T @ (y * sigmoid(-m)) + lam * v
    return loss, grad
