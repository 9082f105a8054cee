"""moves by the old velocity

Breaks: a step from rest
Slips: 1, every step is wrong
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, speeds = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity):
        old = vW, vb
        vW = beta * vW - lr * (dW + lam * W)
        vb = beta * vb - lr * db
        speeds.append((vW, vb))
        new.append((W + old[0], b + old[1]))
    return new, speeds
