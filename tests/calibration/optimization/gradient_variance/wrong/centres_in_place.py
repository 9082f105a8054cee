"""takes the mean off the caller's gradients

Breaks: unchanged gradients
"""


def gradient_variance(grads):
    if grads.dtype != float:
        grads = grads.astype(float)
    grads -= grads.mean(axis=0)
    return float((grads**2).sum() / len(grads))
