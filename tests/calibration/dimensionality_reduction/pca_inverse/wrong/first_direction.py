"""uses the first direction only

Breaks: weights of every direction
Slips: 1, right for a single direction only
"""


def pca_inverse(model, Z):
    return Z[:, :1] @ model["components"][:1] + model["mean"]
