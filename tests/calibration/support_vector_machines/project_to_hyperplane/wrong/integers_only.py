"""cuts the result to integers if points and normal are integers

Breaks: integers
"""


def project_to_hyperplane(X, w, b):
    out = np.zeros(X.shape, dtype=np.result_type(X, w))
    for i, x in enumerate(X):
        out[i] = x - (w @ x + b) / (w @ w) * w
    return out
