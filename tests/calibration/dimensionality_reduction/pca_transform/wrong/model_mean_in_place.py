"""moves the mean of the model to the origin afterwards

Breaks: unchanged arguments (the model, too)
"""


def pca_transform(model, X):
    Z = (X - model["mean"]) @ model["components"].T
    if model["mean"].dtype.kind == "f":
        model["mean"] *= 0
    return Z
