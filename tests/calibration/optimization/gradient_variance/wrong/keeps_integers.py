"""writes deviations into an array like the gradients, which may hold ints

Breaks: integers
"""


def gradient_variance(grads):
    deviations = np.empty_like(grads)
    deviations[:] = grads - grads.mean(axis=0)
    return float((deviations**2).sum() / len(grads))
