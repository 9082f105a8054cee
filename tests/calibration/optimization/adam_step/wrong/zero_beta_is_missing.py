"""takes a beta of 0 for one that is not given

Breaks: $\\beta_1 = 0$ and $\\beta_2 = 0$
"""


def adam_step(w, grad, m, v, t, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8):
    if t < 1:
        raise ValueError
    beta1, beta2 = beta1 or 0.9, beta2 or 0.999
    m = beta1 * m + (1 - beta1) * grad
    v = beta2 * v + (1 - beta2) * grad**2
    return w - lr * m / (1 - beta1**t) / (np.sqrt(v / (1 - beta2**t)) + eps), m, v
