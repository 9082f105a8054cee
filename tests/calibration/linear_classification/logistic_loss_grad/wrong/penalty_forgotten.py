"""forgets the penalty in the loss

Breaks: a penalty that skips the intercept
Breaks: losses and gradients worked by hand
"""


def logistic_loss_grad(w, X, y, lam=0.0):
    if not np.all((y == 1) | (y == -1)):
        raise ValueError("labels must be -1 or +1")
    n = len(X)
    m = y * (X @ w)
    v = np.array(w, dtype=float)
    v[0] = 0.0
    loss = np.mean(np.logaddexp(0, -m))
    grad = -X.T @ (y * sigmoid(-m)) / n + lam * v
    return loss, grad
