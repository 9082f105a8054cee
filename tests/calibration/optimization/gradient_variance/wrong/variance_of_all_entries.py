# np.var over all entries: one mean for all columns.
def gradient_variance(grads):
    return float(np.var(grads))
