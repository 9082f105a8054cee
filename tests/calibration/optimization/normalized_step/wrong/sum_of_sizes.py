"""divides by the sum of the sizes of the entries"""


def normalized_step(w, grad, eta):
    length = np.abs(grad).sum()
    return w - eta * grad / length if length > 0 else w.copy()
