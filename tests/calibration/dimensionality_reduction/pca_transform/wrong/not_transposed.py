"""multiplies by the directions without transposing them

Slips: 1, right for no table but symmetric directions
"""


def pca_transform(model, X):
    return (X - model["mean"]) @ model["components"]
