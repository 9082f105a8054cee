"""writes into a copy of w, which may hold ints

Breaks: integers
"""


def normalized_step(w, grad, eta):
    out = w.copy()
    n = np.linalg.norm(grad)
    if n:
        out[:] = w - eta * grad / n
    return out
