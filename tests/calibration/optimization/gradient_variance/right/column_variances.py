# The sum of the variances of the columns.
def gradient_variance(grads):
    return np.var(grads, axis=0).sum()
