# The same step in every entry.
def normalized_step(w, grad, eta):
    return w - eta * np.sign(grad)
