"""multiplies by twice the directions

Slips: 1, only the mean is right
"""


def pca_inverse(model, Z):
    return 2 * Z @ model["components"] + model["mean"]
