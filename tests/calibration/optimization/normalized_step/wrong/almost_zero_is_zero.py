"""takes a small gradient for zero

Breaks: gradients of length $10^{-100}$ to $10^5$
"""


def normalized_step(w, grad, eta):
    n = np.linalg.norm(grad)
    return w if n < 1e-8 else w - eta * grad / n
