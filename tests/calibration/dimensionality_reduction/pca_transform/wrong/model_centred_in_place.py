"""subtracts the mean from the caller's rows in place

Breaks: unchanged arguments
"""


def pca_transform(model, X):
    if X.dtype.kind == "f":
        X -= model["mean"]
    else:
        X = X - model["mean"]
    return X @ model["components"].T
