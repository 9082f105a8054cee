"""takes entries that add up to zero for zero

Breaks: entries that add up to zero
"""


def normalized_step(w, grad, eta):
    return w - eta * grad / np.linalg.norm(grad) if grad.sum() else w.copy()
