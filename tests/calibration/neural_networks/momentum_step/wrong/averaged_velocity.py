"""scales the slopes by 1 - beta

Breaks: velocities carried on
Slips: 1, momentum is in three of four tests
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, speeds = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity):
        vW = beta * vW - lr * (1 - beta) * (dW + lam * W)
        vb = beta * vb - lr * (1 - beta) * db
        speeds.append((vW, vb))
        new.append((W + vW, b + vb))
    return new, speeds
