"""returns the mean squared length, without taking off the mean"""


def gradient_variance(grads):
    return float((grads**2).sum() / len(grads))
