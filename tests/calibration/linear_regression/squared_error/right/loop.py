# One sample after the other.
def squared_error(X, y, w, reduction="mean"):
    if y.ndim != 1 or len(y) != len(X):
        raise ValueError("y must hold one target per sample")
    n, d = X.shape
    total = 0.0
    for i in range(n):
        prediction = 0.0
        for j in range(d):
            prediction += X[i, j] * w[j]
        total += (y[i] - prediction) ** 2
    if reduction in ("mean", "half_mean"):
        total /= n
    if reduction.startswith("half"):
        total /= 2
    return total
