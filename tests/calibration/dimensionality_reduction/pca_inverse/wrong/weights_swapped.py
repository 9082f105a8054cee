"""gives the scores to the directions in reverse order

Breaks: weights of every direction
Slips: 1, right for a single direction only
"""


def pca_inverse(model, Z):
    return Z[:, ::-1] @ model["components"] + model["mean"]
