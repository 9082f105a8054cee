"""asks for the gradient once more where the path ends

Breaks: the budget
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    w = np.array(w0, dtype=float)
    path = [w]
    t = 0
    while t < n_iter:
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        t += 1
        w = w - lr(t) * g
        path.append(w)
    else:
        return np.array(path)
    assert np.linalg.norm(grad(w)) <= tol
    return np.array(path)
