"""returns rows in the type of the scores

Breaks: integers
"""


def pca_inverse(model, Z):
    return (Z @ model["components"] + model["mean"]).astype(Z.dtype)
