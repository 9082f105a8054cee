"""returns a single row as a vector

Breaks: a single row
Slips: 1, single rows stand in two tests of three
"""


def pca_inverse(model, Z):
    X = Z @ model["components"] + model["mean"]
    return X[0] if len(X) == 1 else X
