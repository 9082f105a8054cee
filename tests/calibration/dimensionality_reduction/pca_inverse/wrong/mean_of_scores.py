"""adds the mean of the scores' rows as well

Breaks: the mean
Slips: 1, the mean is half of the exercise
"""


def pca_inverse(model, Z):
    return Z @ model["components"] + model["mean"] - (Z @ model["components"]).mean(axis=0)
