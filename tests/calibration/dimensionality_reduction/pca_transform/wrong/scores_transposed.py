"""returns a row for each direction

Slips: 1, the table lies on its side
"""


def pca_transform(model, X):
    return model["components"] @ (X - model["mean"]).T
