"""subtracts the mean once more

Breaks: the mean
Slips: 1, the mean is half of the exercise
"""


def pca_inverse(model, Z):
    return Z @ model["components"] - model["mean"]
