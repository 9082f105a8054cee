"""forgets its speed where it would go uphill, late in the walk

Breaks: 60 steps
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    path = [np.array(w0, float)]
    v = np.zeros(len(w0))
    for t in range(n_iter):
        g = grad(path[-1])
        if t > 20 and g @ v > 0:
            v = 0 * v
        v = beta * v - lr * g
        path.append(path[-1] + v)
    return np.array(path)
