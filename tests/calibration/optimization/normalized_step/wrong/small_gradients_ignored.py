"""stays where the gradient is merely small, and adds to the norm"""


def normalized_step(w, grad, eta):
    return w - eta * grad / (np.linalg.norm(grad) + 1e-8)
