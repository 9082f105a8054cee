"""divides by the squared norm"""


def normalized_step(w, grad, eta):
    n = grad @ grad
    return w - eta * grad / n if n > 0 else w.copy()
