"""fails for arrays of integers

Breaks: integers
"""


def pca_inverse(model, Z):
    if Z.dtype.kind != "f" or model["mean"].dtype.kind != "f":
        raise TypeError("floats, please")
    return Z @ model["components"] + model["mean"]
