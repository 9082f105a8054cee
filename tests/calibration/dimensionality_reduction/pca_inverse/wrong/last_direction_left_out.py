"""leaves out the last of several directions

Breaks: weights of every direction
Slips: 1, right for a single direction only
"""


def pca_inverse(model, Z):
    return (Z[:, :-1] @ model["components"][:-1] if Z.shape[1] > 1 else Z @ model["components"]) + model["mean"]
