"""centres unseen rows by their own mean where there are two or more

Breaks: unseen rows
Slips: 1, only rows of the fit, whose mean it is, are right
"""


def reconstruction_error(model, X):
    if len(X) > 1:
        model = {**model, "mean": X.mean(axis=0)}
    lost = X - pca_inverse(model, pca_transform(model, X))
    return float(np.sum(lost**2))
