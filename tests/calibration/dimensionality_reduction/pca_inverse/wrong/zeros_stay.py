"""returns zeros for scores of zero

Breaks: that scores of zero give the mean
"""


def pca_inverse(model, Z):
    if not np.any(Z):
        return np.zeros((len(Z), len(model["mean"])))
    return Z @ model["components"] + model["mean"]
