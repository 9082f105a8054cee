# Adds up row by row.
def logistic_loss_grad(w, X, y, lam=0.0):
    import math

    loss, grad = 0.0, np.zeros(len(w))
    for x, label in zip(X, y):
        if label not in (-1, 1):
            raise ValueError(f"label {label}")
        m = float(label * (x @ w))
        loss += math.log1p(math.exp(-abs(m))) + max(0.0, -m)
        grad -= label * float(sigmoid(-m)) * x
    loss, grad = loss / len(X), grad / len(X)
    for j in range(1, len(w)):
        loss += lam * w[j] ** 2 / 2
        grad[j] += lam * w[j]
    return loss, grad
