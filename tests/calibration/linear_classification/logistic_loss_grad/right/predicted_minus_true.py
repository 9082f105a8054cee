# Computes predicted minus true, with labels 0 and 1.
def logistic_loss_grad(w, X, y, lam=0.0):
    if np.any((y != 1) & (y != -1)):
        raise ValueError("labels")
    s = X @ w
    free = np.r_[0.0, np.asarray(w, dtype=float)[1:]]
    loss = np.logaddexp(0.0, -y * s).mean() + lam * (free @ free) / 2
    return loss, X.T @ (sigmoid(s) - (y + 1) / 2) / len(y) + lam * free
