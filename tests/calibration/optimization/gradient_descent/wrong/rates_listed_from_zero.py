"""lists all rates beforehand, from step 0 on

Breaks: lr called for steps 1 to n_iter only
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    rates = [lr(t) for t in range(n_iter + 1)] if n_iter else []
    path = [np.array(w0, dtype=float)]
    for t in range(1, n_iter + 1):
        g = grad(path[-1])
        if np.linalg.norm(g) <= tol:
            break
        path.append(path[-1] - rates[t] * g)
    return np.array(path)
