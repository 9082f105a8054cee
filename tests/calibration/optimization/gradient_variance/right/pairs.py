# Half the mean squared distance over all pairs of rows.
def gradient_variance(grads):
    n = len(grads)
    return sum(float(np.sum((a - b) ** 2)) for a in grads for b in grads) / (2 * n * n)
