"""adds a little to the norm so as not to divide by zero"""


def normalized_step(w, grad, eta):
    return w - eta * grad / (np.linalg.norm(grad) + 1e-12)
