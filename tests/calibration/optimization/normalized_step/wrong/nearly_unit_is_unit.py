"""leaves a gradient as it is whose length is nearly 1

Breaks: gradients of length $10^{-100}$ to $10^5$
"""


def normalized_step(w, grad, eta):
    norm = np.linalg.norm(grad)
    if norm == 0:
        return w.astype(float)
    if np.isclose(norm, 1):
        return w - eta * grad
    return w - eta * grad / norm
