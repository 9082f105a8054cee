"""subtracts the squares of the scores from those of the centred rows, which cancels

Breaks: rows that lose little
"""


def reconstruction_error(model, X):
    Z = pca_transform(model, X)
    return float(max(np.sum((X - model["mean"]) ** 2) - np.sum(Z**2), 0.0))
