# Asks for all rates before the walk, the last one first; plain lists.
def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    import math

    rates = [lr(t) for t in range(n_iter, 0, -1)]
    path = [[float(x) for x in w0]]
    g = grad(np.array(path[-1]))
    while rates and not math.hypot(*g) <= tol:
        eta = rates.pop()
        path.append([x - eta * s for x, s in zip(path[-1], g)])
        g = grad(np.array(path[-1]))
    return np.array(path)
