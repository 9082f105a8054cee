"""does not move a weight whose v is zero, whatever its m

Breaks: with $m \\ne 0$ it coasts)
"""


def adam_step(w, grad, m, v, t, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8):
    if t < 1:
        raise ValueError("steps are counted from 1")
    m = beta1 * m + (1 - beta1) * grad
    v = beta2 * v + (1 - beta2) * grad**2
    step = lr * m / (1 - beta1**t) / (np.sqrt(v / (1 - beta2**t)) + eps)
    return w - np.where(v > 0, step, 0.0), m, v
