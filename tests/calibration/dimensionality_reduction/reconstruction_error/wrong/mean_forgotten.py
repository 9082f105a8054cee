"""rebuilds rows without the mean

Slips: 1, the mean is lost in each row
"""


def reconstruction_error(model, X):
    lost = X - pca_transform(model, X) @ model["components"]
    return float(np.sum(lost**2))
