"""measures distances from the median

Breaks: random gradients
"""


def gradient_variance(grads):
    return float(((grads - np.median(grads, axis=0)) ** 2).sum() / len(grads))
