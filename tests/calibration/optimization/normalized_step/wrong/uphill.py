"""goes uphill, along the gradient"""


def normalized_step(w, grad, eta):
    n = np.linalg.norm(grad)
    return w + eta * grad / n if n > 0 else w.copy()
