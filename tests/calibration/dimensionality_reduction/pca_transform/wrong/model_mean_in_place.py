"""moves the mean of the model to the origin afterwards

Breaks: arguments stay as they were (the model, too)
"""


def pca_transform(model, X):
    Z = (X - model["mean"]) @ model["components"].T
    if model["mean"].dtype.kind == "f":
        model["mean"] *= 0
    return Z
