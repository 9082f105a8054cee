"""divides by d too

Breaks: random gradients
"""


def gradient_variance(grads):
    return float(grads.var(axis=0).mean())
