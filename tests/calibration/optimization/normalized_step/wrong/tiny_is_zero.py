"""stays where the gradient is shorter than 1e-13

Breaks: gradients of length $10^{-100}$ to $10^5$
"""


def normalized_step(w, grad, eta):
    length = np.sqrt(np.sum(grad * grad))
    if length < 1e-13:
        return w * 1.0
    return w - eta * grad / length
