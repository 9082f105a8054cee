"""takes a covariance for each class

Breaks: one shared covariance
Slips: 1, all borders are bent
"""


def lda_classify(X_train, y_train, X_test):
    classes, counts = np.unique(y_train, return_counts=True)
    n, C = len(X_train), len(classes)
    if n <= C:
        raise np.linalg.LinAlgError("too few rows")
    A = X_train - X_train.mean(axis=0)
    away = A - np.array([A[y_train == c].mean(axis=0) for c in classes])[np.searchsorted(classes, y_train)]
    pooled = away.T @ away / (n - C)
    values = np.linalg.eigvalsh(pooled)
    if values[0] <= 1e-12 * values[-1]:
        raise np.linalg.LinAlgError("singular")
    scores = []
    for c, count in zip(classes, counts):
        rows = X_train[y_train == c]
        m = rows.mean(axis=0)
        S = (rows - m).T @ (rows - m) / max(count - 1, 1)
        if np.linalg.matrix_rank(S) < len(m):
            S = pooled
        D = X_test - m
        scores.append(-np.sum(D * np.linalg.solve(S, D.T).T, axis=1) / 2
                      - np.linalg.slogdet(S)[1] / 2 + np.log(count / n))
    scores = np.array(scores).T
    best = scores.max(axis=1, keepdims=True)
    return classes[np.argmax(scores >= best - 1e-9, axis=1)]
