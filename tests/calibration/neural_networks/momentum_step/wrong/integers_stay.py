"""keeps weights of integers as integers

Breaks: integers
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, speeds = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity):
        vW = beta * vW - lr * (dW + lam * W)
        vb = beta * vb - lr * db
        speeds.append((vW, vb))
        new.append(((W + vW).astype(W.dtype), (b + vb).astype(b.dtype)))
    return new, speeds
