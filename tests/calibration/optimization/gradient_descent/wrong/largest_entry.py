"""looks at the largest entry of the gradient, not at its length"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    w = w0.astype(float)
    path = [w]
    for t in range(1, n_iter + 1):
        g = grad(w)
        if np.abs(g).max() <= tol:
            break
        w = w - lr(t) * g
        path.append(w)
    return np.array(path)
