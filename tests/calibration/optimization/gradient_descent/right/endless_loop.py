# An endless loop with two ways out.
def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    out = [w0]
    w = w0
    k = 0
    while True:
        if k == n_iter:
            return np.vstack(out)
        g = grad(w)
        if (g**2).sum() ** 0.5 <= tol:
            return np.vstack(out)
        k += 1
        w = w - g * lr(k)
        out += [w]
