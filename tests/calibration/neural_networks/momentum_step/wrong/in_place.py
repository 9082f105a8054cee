"""moves the weights in place

Breaks: that the arguments stay as they were
Slips: 1, integers cannot be moved in place either
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, speeds = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity):
        vW = beta * vW - lr * (dW + lam * W)
        vb = beta * vb - lr * db
        speeds.append((vW, vb))
        W += vW
        b += vb
        new.append((W, b))
    return new, speeds
