"""divides by d too"""


def gradient_variance(grads):
    return float(grads.var(axis=0).mean())
