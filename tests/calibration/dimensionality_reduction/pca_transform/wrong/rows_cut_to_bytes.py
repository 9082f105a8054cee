"""fails for arrays of integers

Breaks: integers
"""


def pca_transform(model, X):
    if X.dtype.kind != "f" or model["mean"].dtype.kind != "f":
        raise TypeError("floats, please")
    return (X - model["mean"]) @ model["components"].T
