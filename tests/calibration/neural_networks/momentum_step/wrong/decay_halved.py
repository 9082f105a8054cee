"""adds half of lam W to the slopes

Breaks: weight decay with and without momentum
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, speeds = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity):
        vW = beta * vW - lr * (dW + lam / 2 * W)
        vb = beta * vb - lr * db
        speeds.append((vW, vb))
        new.append((W + vW, b + vb))
    return new, speeds
