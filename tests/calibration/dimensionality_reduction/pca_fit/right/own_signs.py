"""turns signs without fix_signs, and centres without center"""


def pca_fit(X, k):
    if len(X) < 2 or not 1 <= k <= min(X.shape):
        raise ValueError("k is out of range")
    mean = np.mean(X, axis=0)
    s, Vt = np.linalg.svd(X - mean)[1:]
    W = Vt[:k].copy()
    for row in W:
        if row[np.abs(row).argmax()] < 0:
            row *= -1
    var = s**2 / (len(X) - 1)
    ratio = np.zeros(k)
    if var.sum() > 0:
        ratio = var[:k] / var.sum()
    return dict(mean=mean, components=W, explained_variance=var[:k], ratio=ratio)
