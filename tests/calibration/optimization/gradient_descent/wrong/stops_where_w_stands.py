"""stops where a step is lost in rounding, though the gradient is not small

Breaks: a step too short to be seen in w
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    w = np.array(w0, float)
    path = [w]
    for t in range(1, n_iter + 1):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        new = w - lr(t) * g
        if np.array_equal(new, w):
            break
        w = new
        path.append(w)
    return np.array(path)
