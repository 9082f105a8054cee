"""stays where it is if all velocities are 0

Breaks: a step from rest
"""


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    if not any(v.any() for pair in velocity for v in pair):
        return params, velocity
    new_params, new_velocity = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity, strict=True):
        vW = beta * vW - lr * (dW + lam * W)
        vb = beta * vb - lr * db
        new_velocity.append((vW, vb))
        new_params.append((W + vW, b + vb))
    return new_params, new_velocity
