"""carries the velocity of weights only

Breaks: velocities carried on
Slips: 1, momentum is in three of four tests
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, speeds = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity):
        vW = beta * vW - lr * (dW + lam * W)
        vb = -lr * db
        speeds.append((vW, vb))
        new.append((W + vW, b + vb))
    return new, speeds
