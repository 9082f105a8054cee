"""repeats the step before the last one"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    p = [w0.copy()]
    for t in range(n_iter):
        m = beta * (p[-2] - p[-3]) if len(p) > 2 else 0
        p.append(p[-1] - lr * grad(p[-1]) + m)
    return np.array(p)
