"""returns the mean squared length, without taking off the mean

Breaks: identical rows
Slips: 1, every value is of another size
"""


def gradient_variance(grads):
    return float((grads**2).sum() / len(grads))
