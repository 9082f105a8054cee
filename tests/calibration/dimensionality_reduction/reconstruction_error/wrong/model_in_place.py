"""moves the mean of the model to the origin

Breaks: unchanged arguments (the model, too)
"""


def reconstruction_error(model, X):
    X = X - model["mean"]
    if model["mean"].dtype.kind == "f":
        model["mean"] *= 0
    lost = X - pca_inverse(model, pca_transform(model, X))
    return float(np.sum(lost**2))
