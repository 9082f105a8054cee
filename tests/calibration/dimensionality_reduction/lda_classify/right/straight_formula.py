"""computes the formula as it stands, without centring first"""


def lda_classify(X_train, y_train, X_test):
    labels, codes, counts = np.unique(y_train, return_inverse=True, return_counts=True)
    n, C = len(X_train), len(labels)
    if n - C <= 0:
        raise np.linalg.LinAlgError("too few rows")
    means = np.array([X_train[codes == c].mean(axis=0) for c in range(C)])
    S = np.zeros((X_train.shape[1], X_train.shape[1]))
    for row, c in zip(X_train, codes):
        S += np.outer(row - means[c], row - means[c]) / (n - C)
    e = np.linalg.eigvalsh(S)
    if e[0] <= 1e-12 * e[-1]:
        raise np.linalg.LinAlgError("singular")
    inverse = np.linalg.inv(S)
    scores = np.array([X_test @ inverse @ m - m @ inverse @ m / 2 + np.log(k / n) for m, k in zip(means, counts)])
    return labels[np.argmax(scores >= scores.max(axis=0) - 1e-9, axis=0)]
