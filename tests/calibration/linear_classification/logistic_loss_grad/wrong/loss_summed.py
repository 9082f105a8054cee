"""sums the losses and averages the gradient

Breaks: losses and gradients worked by hand
Slips: 1, the loss is in five of six tests
"""


def logistic_loss_grad(w, X, y, lam=0.0):
    if not np.all((y == 1) | (y == -1)):
        raise ValueError("labels must be -1 or +1")
    n = len(X)
    m = y * (X @ w)
    v = np.array(w, dtype=float)
    v[0] = 0.0
    loss = np.sum(np.logaddexp(0, -m)) + lam / 2 * np.sum(v ** 2)
    grad = -X.T @ (y * sigmoid(-m)) / n + lam * v
    return loss, grad
