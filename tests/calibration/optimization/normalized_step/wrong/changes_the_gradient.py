"""brings the caller's gradient to unit length

Breaks: unchanged arguments
"""


def normalized_step(w, grad, eta):
    length = np.linalg.norm(grad)
    if length == 0:
        return w.copy()
    if grad.dtype != float:
        grad = grad.astype(float)
    grad /= length
    return w - eta * grad
