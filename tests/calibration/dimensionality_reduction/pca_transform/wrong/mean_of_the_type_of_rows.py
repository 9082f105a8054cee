"""casts the mean to the type of the rows

Breaks: integers
"""


def pca_transform(model, X):
    return (X - np.asarray(model["mean"]).astype(X.dtype)) @ model["components"].T
