"""moves the first layer alone if beta is 0

Breaks: one layer and several
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new_params, new_velocity = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity, strict=True):
        vW = beta * vW - lr * (dW + lam * W)
        vb = beta * vb - lr * db
        if beta == 0 and new_params:
            vW, vb = 0 * vW, 0 * vb
        new_velocity.append((vW, vb))
        new_params.append((W + vW, b + vb))
    return new_params, new_velocity
