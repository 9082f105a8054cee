"""fails for a single direction

Breaks: one direction
Slips: 1, a single direction stands in most tests
"""


def pca_inverse(model, Z):
    if Z.shape[1] == 1:
        raise IndexError("two directions, please")
    return Z @ model["components"] + model["mean"]
