"""gives ties to the larger class

Breaks: ties
"""


def lda_classify(X_train, y_train, X_test):
    labels, codes, sizes = np.unique(y_train, return_inverse=True, return_counts=True)
    n, C = len(X_train), len(labels)
    if n <= C:
        raise np.linalg.LinAlgError("too few rows")
    mean = X_train.mean(axis=0)
    A, B = X_train - mean, X_test - mean
    means = np.array([A[codes == c].mean(axis=0) for c in range(C)])
    R = A - means[codes]
    S = R.T @ R / (n - C)
    l = np.linalg.eigvalsh(S)
    if l[0] <= 1e-12 * l[-1]:
        raise np.linalg.LinAlgError("singular")
    P = np.linalg.solve(S, means.T)
    scores = B @ P - np.sum(means.T * P, axis=0) / 2 + np.log(sizes / n)
    near = scores >= scores.max(axis=1, keepdims=True) - 1e-9
    near = near * (sizes / n)
    return labels[near.argmax(axis=1)]
