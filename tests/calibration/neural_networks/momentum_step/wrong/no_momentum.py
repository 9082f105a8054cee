"""forgets the old velocity

Breaks: velocities carried on
Slips: 1, momentum is in three of four tests
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, speeds = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity):
        vW = 0 * vW - lr * (dW + lam * W)
        vb = 0 * vb - lr * db
        speeds.append((vW, vb))
        new.append((W + vW, b + vb))
    return new, speeds
