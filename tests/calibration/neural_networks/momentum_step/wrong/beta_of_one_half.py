"""takes a beta of 0 for one half

Breaks: no momentum
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    beta = beta or 0.5
    new_params, new_velocity = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity, strict=True):
        vW = beta * vW - lr * (dW + lam * W)
        vb = beta * vb - lr * db
        new_velocity.append((vW, vb))
        new_params.append((W + vW, b + vb))
    return new_params, new_velocity
