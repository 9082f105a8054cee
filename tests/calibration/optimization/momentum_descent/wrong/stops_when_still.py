"""stays for ever where two iterates are equal

Breaks: one that stands still
Slips: 1
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    path = np.empty((n_iter + 1, len(w0)))
    path[0] = w0
    last = np.zeros(len(w0))
    for t in range(n_iter):
        step = -lr * np.asarray(grad(path[t].copy()), float) + beta * last
        if not step.any():
            path[t + 1 :] = path[t]
            break
        path[t + 1] = path[t] + step
        last = step
    return path
