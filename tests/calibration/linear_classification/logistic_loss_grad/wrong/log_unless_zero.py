"""takes -log of the probability wherever that is not 0 on the wrong side"""


def logistic_loss_grad(w, X, y, lam=0.0):
    if not np.all(np.abs(y) == 1):
        raise ValueError("labels must be -1 or +1")
    m = y * (X @ w)
    p = sigmoid(m)
    usual = margin_losses(m)["logistic"]
    losses = np.where((m < 0) & (p > 0), -np.log(np.where(p > 0, p, 1.0)), usual)
    free = np.array(w, dtype=float)
    free[0] = 0.0
    grad = -X.T @ (y * sigmoid(-m)) / len(X) + lam * free
    return float(losses.mean() + lam / 2 * free @ free), grad
