"""subtracts the squares of scores from those of rows, and loses digits

Breaks: rows far from the origin
"""


def reconstruction_error(model, X):
    A = X.astype(float)
    m = model["mean"].astype(float)
    kept = np.sum(pca_transform(model, X) ** 2)
    return float(np.sum(A**2) - 2 * np.sum(A @ m) + len(A) * (m @ m) - kept)
