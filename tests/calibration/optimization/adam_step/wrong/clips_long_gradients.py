"""cuts entries of the gradient beyond 1000

Breaks: the first step
"""


def adam_step(w, grad, m, v, t, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8):
    if t < 1:
        raise ValueError("steps are counted from 1")
    grad = np.clip(grad, -1e3, 1e3)
    m = beta1 * m + (1 - beta1) * grad
    v = beta2 * v + (1 - beta2) * grad**2
    return w - lr * m / (1 - beta1**t) / (np.sqrt(v / (1 - beta2**t)) + eps), m, v
