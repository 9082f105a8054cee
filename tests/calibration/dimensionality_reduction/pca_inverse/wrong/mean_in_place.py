"""adds the rows to the mean of the model in place

Breaks: unchanged arguments (the model, too)
"""


def pca_inverse(model, Z):
    X = Z @ model["components"] + model["mean"]
    if len(X) == 1 and model["mean"].dtype.kind == "f":
        model["mean"] += Z[0] @ model["components"]
    return X
