"""divides by the root of the variance where the model has one

Slips: 1, no score of a fitted model is right
"""


def pca_transform(model, X):
    Z = (X - model["mean"]) @ model["components"].T
    return Z / np.sqrt(model["explained_variance"]) if "explained_variance" in model else Z
