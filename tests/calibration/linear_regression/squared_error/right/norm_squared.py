# The squared norm, as a NumPy number; the shape check is on the residual.
def squared_error(X, y, w, reduction="mean"):
    prediction = X.dot(w)
    if prediction.shape != y.shape:
        raise ValueError("shapes differ")
    total = np.linalg.norm(prediction - y) ** 2
    divisor = 1
    if "mean" in reduction:
        divisor *= y.size
    if "half" in reduction:
        divisor *= 2
    return total / divisor
