"""subtracts the scores of the mean from those of the rows

Breaks: rows far from the origin
"""


def pca_transform(model, X):
    return X @ model["components"].T - model["mean"] @ model["components"].T
