# Counts the pairs of samples with different labels.
def gini(y):
    if len(y) == 0:
        return 0.0
    return float(np.mean(y[:, None] != y[None, :]))
