"""orders integer labels as text, so that 10 wins a tie against 9

Breaks: ties
"""


def lda_classify(X_train, y_train, X_test):
    n, d = X_train.shape
    labels = sorted(set(y_train.tolist()), key=str)
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
    return np.asarray(labels)[np.argmax(scores >= best - 1e-9, axis=1)]
