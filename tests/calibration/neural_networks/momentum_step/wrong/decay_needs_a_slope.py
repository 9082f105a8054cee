"""decays only the weights that have a slope of their own

Breaks: weight decay with and without momentum
Slips: 1
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, moved = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity):
        vW = beta * vW - lr * (dW + lam * W * (dW != 0))
        vb = beta * vb - lr * db
        new.append((W + vW, b + vb))
        moved.append((vW, vb))
    return new, moved
