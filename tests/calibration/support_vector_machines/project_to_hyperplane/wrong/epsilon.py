"""adds 1e-6 to the squared length

Breaks: other lengths of $w$
Slips: 1, hardly any point is within the tolerance
"""


def project_to_hyperplane(X, w, b):
    return X - np.outer((X @ w + b) / (w @ w + 1e-6), w)
