"""takes eigenvectors of the covariance"""


def pca_fit(X, k):
    n, d = X.shape
    if n < 2 or k < 1 or k > min(n, d):
        raise ValueError("k is out of range")
    mean = X.mean(axis=0)
    values, vectors = np.linalg.eigh(np.cov(X - mean, rowvar=False).reshape(d, d))
    values = np.maximum(values[::-1], 0)
    total = values.sum()
    return {
        "mean": mean,
        "components": fix_signs(vectors[:, ::-1].T[:k]),
        "explained_variance": values[:k],
        "ratio": values[:k] / total if total > 0 else np.zeros(k),
    }
