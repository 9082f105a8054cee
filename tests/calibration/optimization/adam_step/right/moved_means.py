# Moves the means by a share of the difference.
def adam_step(w, grad, m, v, t, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8):
    if not t >= 1:
        raise ValueError
    mn = m + (1 - beta1) * (grad - m)
    vn = v + (1 - beta2) * (grad * grad - v)
    return [w - lr * (mn / (1 - beta1**t)) / (eps + (vn / (1 - beta2**t)) ** 0.5), mn, vn]
