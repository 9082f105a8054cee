# A plain gradient step.
def normalized_step(w, grad, eta):
    return w - eta * grad
