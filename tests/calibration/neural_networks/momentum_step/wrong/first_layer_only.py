"""moves the first layer only

Breaks: one layer and several
Slips: 1, networks of several layers occur in every test
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, speeds = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity):
        vW = beta * vW - lr * (dW + lam * W)
        vb = beta * vb - lr * db
        speeds.append((vW, vb))
        new.append((W + vW, b + vb) if not new else (1.0 * W, 1.0 * b))
    return new, speeds
