"""multiplies by the root of the variance where the model has one

Slips: 1, no fitted model is right
"""


def pca_inverse(model, Z):
    if "explained_variance" in model:
        Z = Z * np.sqrt(model["explained_variance"])
    return Z @ model["components"] + model["mean"]
