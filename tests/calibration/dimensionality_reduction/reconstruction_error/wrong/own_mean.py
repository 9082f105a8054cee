"""centres by the mean of the rows that it is given

Breaks: unseen rows
Slips: 1, only rows of the fit, whose mean it is, are right
"""


def reconstruction_error(model, X):
    model = {**model, "mean": X.mean(axis=0)}
    lost = X - pca_inverse(model, pca_transform(model, X))
    return float(np.sum(lost**2))
