"""stops at short steps, not at short gradients"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    p = [w0]
    for t in range(1, n_iter + 1):
        w = p[-1] - lr(t) * grad(p[-1])
        if np.linalg.norm(w - p[-1]) <= tol:
            break
        p.append(w)
    return np.array(p)
