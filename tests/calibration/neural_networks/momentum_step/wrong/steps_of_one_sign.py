"""takes the sign of slopes

Breaks: several steps in a row
Slips: 1, every step is wrong
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, speeds = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity):
        vW = beta * vW - lr * np.sign(dW + lam * W)
        vb = beta * vb - lr * np.sign(db)
        speeds.append((vW, vb))
        new.append((W + vW, b + vb))
    return new, speeds
