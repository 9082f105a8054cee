# Moves a copy in place, and writes its entries down.
def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    w = w0.astype(float)
    history = [w.tolist()]
    for t in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            return np.array(history)
        w -= lr(t + 1) * g
        history += [w.tolist()]
    return np.array(history)
