"""moves the caller's w

Breaks: unchanged arguments
"""


def normalized_step(w, grad, eta):
    n = np.linalg.norm(grad)
    if n > 0:
        w -= eta * grad / n
    return w
