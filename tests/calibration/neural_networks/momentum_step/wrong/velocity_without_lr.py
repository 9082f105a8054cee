"""leaves the step size out of the velocity, and puts it into the move

Slips: 1, every velocity is wrong
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, speeds = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity):
        vW = beta * vW - (dW + lam * W)
        vb = beta * vb - db
        speeds.append((vW, vb))
        new.append((W + lr * vW, b + lr * vb))
    return new, speeds
