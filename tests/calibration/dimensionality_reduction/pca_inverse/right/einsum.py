"""sums over directions by einsum"""


def pca_inverse(model, Z):
    return np.einsum("mk,kd->md", Z, model["components"]) + model["mean"][np.newaxis, :]
