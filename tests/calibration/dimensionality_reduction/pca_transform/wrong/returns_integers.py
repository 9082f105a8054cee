"""returns scores in the type of the rows

Breaks: integers
"""


def pca_transform(model, X):
    return ((X - model["mean"]) @ model["components"].T).astype(X.dtype)
