# The pseudo-inverse gives the shortest weights.
def weight_threshold(X, y, threshold):
    n, d = X.shape
    w = np.zeros(d)
    keep = [j for j in range(d) if len(np.unique(X[:, j])) > 1]
    Z = np.array([(X[:, j] - np.mean(X[:, j])) / np.std(X[:, j]) for j in keep]).T
    if keep:
        w[keep] = np.linalg.pinv(Z) @ (y - np.mean(y))
    return np.array([j for j in range(d) if abs(w[j]) > threshold], dtype=int)
