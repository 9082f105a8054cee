"""uses a beta of at most 0.9

Breaks: $\\beta$ up to $0.99$
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    w = np.array(w0, float)
    v = 0
    path = [w]
    beta = min(beta, 0.9)
    for t in range(n_iter):
        v = beta * v - lr * grad(w)
        w = w + v
        path.append(w)
    return np.array(path)
