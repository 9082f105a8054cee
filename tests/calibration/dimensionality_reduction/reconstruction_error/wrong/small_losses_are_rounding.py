"""takes losses below 1e-10 of the squares for rounding, and returns 0

Breaks: rows that lose little
Slips: 1
"""


def reconstruction_error(model, X):
    lost = X - pca_inverse(model, pca_transform(model, X))
    error = float(np.sum(lost**2))
    return error if error > 1e-10 * np.sum((X - model["mean"]) ** 2) else 0.0
