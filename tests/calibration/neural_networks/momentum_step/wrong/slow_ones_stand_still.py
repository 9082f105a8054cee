"""sets velocities below 1e-9 to 0

Breaks: velocities carried on
"""

import numpy as np


def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    new, vel = [], []
    for (W, b), (gW, gb), (vW, vb) in zip(params, grads, velocity):
        u = beta * vW.astype(float) - lr * (gW.astype(float) + float(lam) * W)
        w = beta * vb.astype(float) - lr * gb.astype(float)
        u, w = (np.where(np.abs(a) < 1e-9, 0, a) for a in (u, w))
        vel.append((u, w))
        new.append((W + u, b + w))
    return new, vel
