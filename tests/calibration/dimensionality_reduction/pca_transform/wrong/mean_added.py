"""adds the mean in place of subtracting it

Slips: 1, no scores are right
"""


def pca_transform(model, X):
    return (X + model["mean"]) @ model["components"].T
