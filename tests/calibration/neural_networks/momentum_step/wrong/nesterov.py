"""moves by Nesterov's look-ahead in place of the velocity

Slips: 1, momentum is in three of four tests
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, speeds = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity):
        vW = beta * vW - lr * (dW + lam * W)
        vb = beta * vb - lr * db
        speeds.append((vW, vb))
        new.append((W + beta * vW - lr * (dW + lam * W), b + beta * vb - lr * db))
    return new, speeds
