"""returns the root of the variance"""


def gradient_variance(grads):
    return float(np.sqrt(grads.var(axis=0).sum()))
