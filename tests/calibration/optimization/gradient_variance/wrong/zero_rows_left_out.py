"""leaves out samples whose gradient is zero

Breaks: a row of zeros
"""


def gradient_variance(grads):
    used = grads[np.any(grads != 0, axis=1)]
    if len(used) == 0:
        return 0.0
    return float(((used - used.mean(axis=0)) ** 2).sum() / len(used))
