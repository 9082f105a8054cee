"""compares logarithms of densities"""


def lda_classify(X_train, y_train, X_test):
    labels, codes, counts = np.unique(y_train, return_inverse=True, return_counts=True)
    if len(X_train) <= len(labels):
        raise np.linalg.LinAlgError("too few rows")
    means = np.array([X_train[codes == c].mean(axis=0) for c in range(len(labels))])
    away = X_train - means[codes]
    S = away.T @ away / (len(X_train) - len(labels))
    e = np.linalg.eigvalsh(S)
    if e[0] <= 1e-12 * e[-1]:
        raise np.linalg.LinAlgError("singular")
    scores = np.empty((len(X_test), len(labels)))
    for c, m in enumerate(means):
        D = X_test - m
        scores[:, c] = np.log(counts[c]) - 0.5 * np.einsum("ij,ij->i", D, np.linalg.solve(S, D.T).T)
    good = scores >= scores.max(axis=1)[:, np.newaxis] - 1e-9
    return labels[good.argmax(axis=1)]
