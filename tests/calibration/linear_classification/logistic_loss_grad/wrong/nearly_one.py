"""takes labels within a hundredth of 1 or -1

Breaks: `ValueError` for a wrong label anywhere
"""


def logistic_loss_grad(w, X, y, lam=0.0):
    if not np.all(np.abs(np.abs(y) - 1.0) < 0.01):
        raise ValueError("labels must be -1 or +1")
    n = len(X)
    m = y * (X @ w)
    v = np.array(w, dtype=float)
    v[0] = 0.0
    loss = np.mean(np.logaddexp(0, -m)) + lam / 2 * np.sum(v ** 2)
    grad = -X.T @ (y * sigmoid(-m)) / n + lam * v
    return loss, grad
