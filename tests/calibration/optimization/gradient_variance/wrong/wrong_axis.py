"""takes means along the rows

Slips: 1, no value is right
"""


def gradient_variance(grads):
    return float(((grads - grads.mean(axis=1, keepdims=True)) ** 2).sum() / len(grads))
