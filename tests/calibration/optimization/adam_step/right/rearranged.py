# The corrections folded into the step size, entry by entry.
def adam_step(w, grad, m, v, t, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8):
    if t < 1:
        raise ValueError("t must be at least 1")
    m2 = [beta1 * a + (1 - beta1) * g for a, g in zip(m, grad)]
    v2 = [beta2 * b + (1 - beta2) * g * g for b, g in zip(v, grad)]
    scale = (1 - beta2**t) ** 0.5
    rate = lr * scale / (1 - beta1**t)
    new = [x - rate * a / (b**0.5 + eps * scale) for x, a, b in zip(w, m2, v2)]
    return np.array(new), np.array(m2), np.array(v2)
