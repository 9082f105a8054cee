"""writes the new means into arrays like the old ones, which may hold ints

Breaks: integers
"""


def adam_step(w, grad, m, v, t, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8):
    if t < 1:
        raise ValueError
    new_m, new_v = np.zeros_like(m), np.zeros_like(v)
    new_m[:] = beta1 * m + (1 - beta1) * grad
    new_v[:] = beta2 * v + (1 - beta2) * grad**2
    return w - lr * new_m / (1 - beta1**t) / (np.sqrt(new_v / (1 - beta2**t)) + eps), new_m, new_v
