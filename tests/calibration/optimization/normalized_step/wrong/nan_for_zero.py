"""divides 0 by 0 where the gradient is zero

Breaks: the zero gradient
"""


def normalized_step(w, grad, eta):
    with np.errstate(all="ignore"):
        return w - eta * grad / np.linalg.norm(grad)
