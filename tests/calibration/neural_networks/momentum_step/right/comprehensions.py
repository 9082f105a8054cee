# Velocities first, then all moves.
def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    speed = [
        [beta * vW - lr * (gW + lam * W), beta * vb - lr * gb]
        for (W, _), (gW, gb), (vW, vb) in zip(params, grads, velocity)
    ]
    return [[W + vW, b + vb] for (W, b), (vW, vb) in zip(params, speed)], speed
