# Decay as a factor.
def momentum_step(params, grads, velocity, lr, beta=0.0, lam=0.0):
    moved, speed = [], []
    for layer in range(len(params)):
        pair, speeds = [], []
        for part in (0, 1):
            w, g, v = params[layer][part], grads[layer][part], velocity[layer][part]
            decay = lam if part == 0 else 0.0
            pair.append((1 - lr * decay) * w - lr * g + beta * v)
            speeds.append(beta * v - lr * g - lr * decay * w)
        moved.append(tuple(pair))
        speed.append(tuple(speeds))
    return moved, speed
