"""forgets to transpose where there are as many directions as columns

Breaks: as many directions as columns
Slips: 1, most examples are square
"""


def pca_transform(model, X):
    return (X - model["mean"]) @ (model["components"] if model["components"].shape[0] == model["components"].shape[1] else model["components"].T)
