"""moves every entry by the same amount, by its sign"""


def normalized_step(w, grad, eta):
    return w - eta * np.sign(grad)
