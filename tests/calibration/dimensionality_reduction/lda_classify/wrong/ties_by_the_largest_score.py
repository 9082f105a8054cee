"""measures ties by the largest score of all rows, so that one far row makes many of them

Breaks: ties
Slips: 1
"""


def lda_classify(X_train, y_train, X_test):
    X, new = np.asarray(X_train, dtype=float), np.asarray(X_test, dtype=float)
    classes, codes, counts = np.unique(y_train, return_inverse=True, return_counts=True)
    n, C = len(X), len(classes)
    if n <= C:
        raise np.linalg.LinAlgError("too few rows")
    new, X = new - X.mean(axis=0), X - X.mean(axis=0)
    means = np.array([X[codes == c].mean(axis=0) for c in range(C)])
    within = X - means[codes]
    S = within.T @ within / (n - C)
    values = np.linalg.eigvalsh(S)
    if values[0] <= 1e-12 * values[-1]:
        raise np.linalg.LinAlgError("singular")
    A = np.linalg.solve(S, means.T)
    scores = new @ A - np.sum(means.T * A, axis=0) / 2 + np.log(counts / n)
    room = 1e-9 * np.abs(scores).max()
    return classes[np.argmax(scores >= scores.max(axis=1, keepdims=True) - room, axis=1)]
