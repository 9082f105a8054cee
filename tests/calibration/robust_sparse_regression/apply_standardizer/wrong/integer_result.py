"""writes the results into an array of the dtype of X

Breaks: integers
"""


def apply_standardizer(X, mean, scale):
    out = np.empty_like(X)
    for j in range(X.shape[1]):
        out[:, j] = (X[:, j].astype(float) - mean[j]) / scale[j]
    return out
