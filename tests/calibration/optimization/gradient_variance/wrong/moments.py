"""subtracts the squared mean from the mean of the squares, where digits cancel"""


def gradient_variance(grads):
    return float(np.mean(np.sum(grads ** 2, axis=1)) - np.sum(grads.mean(axis=0) ** 2))
