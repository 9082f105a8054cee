# z first, then the projection; copies.
def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = np.array(proj(np.array(w0, dtype=float)))
    t = 0
    while t < n_iter:
        z = w - lr * np.asarray(grad(w))
        w = np.array(proj(z))
        t += 1
    return w.tolist()
