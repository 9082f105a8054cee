"""returns a flat array for a single point

Breaks: single points
"""


def project_to_hyperplane(X, w, b):
    flat = X - np.outer((X @ w + b) / (w @ w), w)
    if len(X) == 1:
        return flat[0]
    return X - np.outer((X @ w + b) / (w @ w), w)
