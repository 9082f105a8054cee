# A list that begins with a copy of w0, whatever its dtype.
def momentum_descent(grad, w0, lr, beta, n_iter):
    path = [w0.copy()]
    s = 0
    for _ in range(n_iter):
        s = beta * s - lr * grad(path[-1])
        path.append(path[-1] + s)
    return np.array(path)
