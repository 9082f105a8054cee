# Sorts the eigenvalues itself and loops over those that are kept.
def svd_from_eigh(X, tol=1e-10):
    values, vectors = np.linalg.eigh(np.dot(X.T, X))
    order = np.argsort(-values, kind="stable")
    order = [i for i in order if values[i] > tol * values.max()]
    U, s, Vt = (
        np.zeros((len(X), len(order))),
        np.zeros(len(order)),
        np.zeros((len(order), X.shape[1])),
    )
    for place, i in enumerate(order):
        s[place] = values[i] ** 0.5
        Vt[place] = vectors[:, i]
        U[:, place] = X @ vectors[:, i] / s[place]
    return U, s, Vt
