"""takes a small variance for rounding

Breaks: very short and long gradients
"""


def gradient_variance(grads):
    variance = float(((grads - grads.mean(axis=0)) ** 2).sum() / len(grads))
    return variance if variance > 1e-10 else 0.0
