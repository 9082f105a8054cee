"""drops the axis of a single direction

Breaks: one direction
Slips: 1, a single direction stands in most tests
"""


def pca_transform(model, X):
    Z = (X - model["mean"]) @ model["components"].T
    return Z[:, 0] if Z.shape[1] == 1 else Z
