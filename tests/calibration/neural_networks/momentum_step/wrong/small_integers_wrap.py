"""multiplies integers by integer factors in their own type

Breaks: integers
"""

import numpy as np


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, vel = [], []
    for (W, b), (gW, gb), (vW, vb) in zip(params, grads, velocity):
        u = beta * vW - lr * (gW + lam * W)
        w = beta * vb - lr * gb
        vel.append((u, w))
        new.append((W + u, b + w))
    return new, vel
