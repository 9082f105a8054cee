"""returns the scores of a single row as a vector

Breaks: a single row
"""


def pca_transform(model, X):
    Z = (X - model["mean"]) @ model["components"].T
    return Z[0] if len(Z) == 1 else Z
