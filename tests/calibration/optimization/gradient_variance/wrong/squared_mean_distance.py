"""squares the mean distance in place of averaging the squares

Breaks: random gradients
"""


def gradient_variance(grads):
    return float(np.linalg.norm(grads - grads.mean(axis=0), axis=1).mean() ** 2)
