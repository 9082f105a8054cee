"""penalises biases as well

Breaks: that biases do not decay
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, speeds = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity):
        vW = beta * vW - lr * (dW + lam * W)
        vb = beta * vb - lr * (db + lam * b)
        speeds.append((vW, vb))
        new.append((W + vW, b + vb))
    return new, speeds
