"""multiplies weights by lam in the type of the integers

Breaks: integers
"""

import numpy as np


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, vel = [], []
    for (W, b), (gW, gb), (vW, vb) in zip(params, grads, velocity):
        u = beta * vW.astype(float) - lr * (gW.astype(float) + lam * W)
        w = beta * vb.astype(float) - lr * gb.astype(float)
        vel.append((u, w))
        new.append((W + u, b + w))
    return new, vel
