"""makes a plain gradient step, without normalising it"""


def normalized_step(w, grad, eta):
    return w - eta * grad
