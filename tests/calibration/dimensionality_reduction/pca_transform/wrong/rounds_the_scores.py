"""rounds the scores to twelve decimals

Breaks: other units
"""


def pca_transform(model, X):
    return np.round((X - model["mean"]) @ model["components"].T, 12)
