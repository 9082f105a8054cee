"""adds a tiny random number to break ties

Breaks: ties of 20 rows and more
Slips: 1, the noise also spoils tiny units
"""


def knn_indices(X_train, X_test, k, p=2.0):
    if k < 1 or k > len(X_train):
        raise ValueError("k")
    D = pairwise_distances(X_test, X_train, p)
    D = D + 1e-9 * np.random.default_rng(0).random(D.shape)
    return np.argsort(D, axis=1, kind="stable")[:, :k]
