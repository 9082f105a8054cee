"""rounds the rows to six decimals

Slips: 1, no drawn row has its digits
"""


def pca_inverse(model, Z):
    return (Z @ model["components"] + model["mean"]).round(6)
