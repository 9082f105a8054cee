"""leaves v as it is where gradient and m are zero

Breaks: zero gradients (with $m = 0$ nothing moves, with $m \\ne 0$ it coasts)
Slips: 1
"""


def adam_step(w, grad, m, v, t, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8):
    if t < 1:
        raise ValueError("t starts at 1")
    w, g, m, v = (np.array(a, float) for a in (w, grad, m, v))
    if not g.any() and not m.any():
        return w, m, v
    m = beta1 * m + (1 - beta1) * g
    v = beta2 * v + (1 - beta2) * g**2
    w = w - lr * (m / (1 - beta1**t)) / (np.sqrt(v / (1 - beta2**t)) + eps)
    return w, m, v
