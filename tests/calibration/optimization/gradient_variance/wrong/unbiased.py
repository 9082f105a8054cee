"""divides by n - 1

Breaks: a single row (0)
"""


def gradient_variance(grads):
    n = len(grads)
    return float(((grads - grads.mean(axis=0)) ** 2).sum() / max(n - 1, 1))
