"""counts centres as equally near within 1e-8

Breaks: tiny or huge units
"""


def assign_clusters(X, centers):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, np.newaxis, :] - centers) ** 2).sum(axis=2)
    return np.isclose(d2, d2.min(axis=1, keepdims=True), rtol=0).argmax(axis=1)
