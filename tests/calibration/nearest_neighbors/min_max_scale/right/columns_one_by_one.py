# Column by column, with np.interp's line written out.
def min_max_scale(X_train, X, low=0.0, high=1.0):
    if not low < high:
        raise ValueError("an empty range")
    out = np.empty(X.shape)
    for j, column in enumerate(X_train.T):
        a, b = min(column), max(column)
        out[:, j] = low if a == b else [low + (x - a) * (high - low) / (b - a) for x in X[:, j]]
    return out
