"""takes t for a count from 0

Slips: 1, every step is corrected by another factor
"""


def adam_step(w, grad, m, v, t, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8):
    if t < 0:
        raise ValueError("t")
    m = beta1 * m + (1 - beta1) * grad
    v = beta2 * v + (1 - beta2) * grad**2
    m_hat = m / (1 - beta1 ** (t + 1))
    v_hat = v / (1 - beta2 ** (t + 1))
    return w - lr * m_hat / (np.sqrt(v_hat) + eps), m, v
