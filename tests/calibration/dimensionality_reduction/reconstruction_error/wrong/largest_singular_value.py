"""squares np.linalg.norm(..., 2), the largest singular value of what is lost

Breaks: sums (not means)
Slips: 1, right only where all is lost along one line
"""


def reconstruction_error(model, X):
    lost = X - pca_inverse(model, pca_transform(model, X))
    return float(np.linalg.norm(lost, 2) ** 2)
