"""takes centres whose squared distances agree to 1e-5 for equally near

Breaks: ties
"""


def assign_clusters(X, centers):
    X, centers = np.asarray(X, dtype=float), np.asarray(centers, dtype=float)
    d2 = ((X[:, None] - centers) ** 2).sum(axis=2)
    near = np.isclose(d2, d2.min(axis=1, keepdims=True), rtol=1e-5, atol=0.0)
    return np.argmax(near, axis=1)
