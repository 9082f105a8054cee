"""subtracts the squared mean from the mean of the squares, where digits cancel

Breaks: a shift of all by up to $10^5$ (no digits may get lost)
"""


def gradient_variance(grads):
    return float(np.mean(np.sum(grads**2, axis=1)) - np.sum(grads.mean(axis=0) ** 2))
