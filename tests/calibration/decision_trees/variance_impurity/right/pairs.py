# Half the mean squared difference of all pairs.
def variance_impurity(y):
    if len(y) == 0:
        return 0.0
    return float(np.mean((y[:, None] - y[None, :]) ** 2) / 2)
