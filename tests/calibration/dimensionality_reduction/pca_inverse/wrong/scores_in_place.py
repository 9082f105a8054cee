"""scales the caller's scores in place

Breaks: unchanged arguments
"""


def pca_inverse(model, Z):
    if Z.dtype.kind == 'f':
        Z *= 1 + 1e-15
    return Z @ model["components"] + model["mean"]
