"""does not move where the gradient is zero

Breaks: with $m \\ne 0$ it coasts)
"""


def adam_step(w, grad, m, v, t, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8):
    if t < 1:
        raise ValueError("t")
    m = beta1 * m + (1 - beta1) * grad
    v = beta2 * v + (1 - beta2) * grad**2
    m_hat = m / (1 - beta1**t)
    v_hat = v / (1 - beta2**t)
    if not np.any(grad):
        return w.copy(), m, v
    return w - lr * m_hat / (np.sqrt(v_hat) + eps), m, v
