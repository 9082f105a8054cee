"""divides the scores by their standard deviation

Slips: 1, no score is right
"""


def pca_transform(model, X):
    Z = (X - model["mean"]) @ model["components"].T
    return Z / np.where(Z.std(axis=0) > 0, Z.std(axis=0), 1)
