# A recurrence of the last two points, without a step.
def momentum_descent(grad, w0, lr, beta, n_iter):
    old = now = np.asarray(w0, dtype=float)
    path = [now]
    for _ in range(n_iter):
        old, now = now, (1 + beta) * now - beta * old - lr * grad(now)
        path.append(now)
    return np.vstack(path)
