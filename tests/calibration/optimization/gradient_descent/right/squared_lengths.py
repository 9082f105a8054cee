# Compares the squared length with the squared tolerance.
def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    w = np.array(w0, float)
    path = [w]
    for t in range(1, n_iter + 1):
        g = grad(w)
        if g @ g <= tol * tol:
            break
        w = w - lr(t) * g
        path.append(w)
    return np.array(path)
