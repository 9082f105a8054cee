"""computes with numbers of 32 bits

Breaks: rows far from the origin
Slips: 1, everything has seven digits only
"""


def pca_transform(model, X):
    X = X.astype(np.float32)
    return (X - model["mean"]) @ model["components"].T
