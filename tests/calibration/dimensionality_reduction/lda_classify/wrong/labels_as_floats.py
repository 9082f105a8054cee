"""collects integer labels as floats, which have no odd number above 2**53

Breaks: labels as strings or in any order
"""


def lda_classify(X_train, y_train, X_test):
    n, d = X_train.shape
    labels = np.unique(y_train)
    C = len(labels)
    if n <= C:
        raise np.linalg.LinAlgError("too few rows")
    shift = X_train.mean(axis=0)
    A, B = X_train - shift, X_test - shift
    means = np.array([A[y_train == c].mean(axis=0) for c in labels])
    sizes = np.array([np.sum(y_train == c) for c in labels])
    within = np.vstack([A[y_train == c] - m for c, m in zip(labels, means)])
    S = within.T @ within / (n - C)
    values = np.linalg.eigvalsh(S)
    if values[0] <= 1e-12 * values[-1]:
        raise np.linalg.LinAlgError("flat")
    T = np.linalg.solve(S, means.T)
    scores = B @ T - np.sum(means.T * T, axis=0) / 2 + np.log(sizes / n)
    best = scores.max(axis=1, keepdims=True)
    where = np.argmax(scores >= best - 1e-9, axis=1)
    if labels.dtype.kind in "US":
        return labels[where]
    said = np.zeros(len(B))
    for i, c in enumerate(where):
        said[i] = labels[c]
    return said.astype(y_train.dtype)
