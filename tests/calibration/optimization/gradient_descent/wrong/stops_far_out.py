"""gives up where the gradient is huge

Breaks: quadratics and a curved valley, also paths that diverge, far out
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    w = np.array(w0, float)
    path = [w]
    for t in range(1, n_iter + 1):
        g = grad(w)
        if np.linalg.norm(g) <= tol or np.linalg.norm(g) > 1e6:
            break
        w = w - lr(t) * g
        path.append(w)
    return np.array(path)
