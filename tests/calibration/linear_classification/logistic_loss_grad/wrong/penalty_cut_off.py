"""writes the gradient of the penalty into an array of the weights' type, cut off for integer weights

Breaks: integers
"""


def logistic_loss_grad(w, X, y, lam=0.0):
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels are -1 and +1")
    m = y * (X @ w)
    extra = np.zeros_like(w)
    extra[1:] = lam * w[1:]
    loss = np.mean(margin_losses(m)["logistic"]) + lam / 2 * np.sum(np.square(w[1:], dtype=float))
    return float(loss), -X.T @ (y * sigmoid(-m)) / len(X) + extra
