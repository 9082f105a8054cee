# Biases as weights of a column of ones.
def dense_forward(X, W, b):
    X, W, b = (np.array(part, dtype=float) for part in (X, W, b))
    if b.ndim != 1 or len(b) != W.shape[1]:
        raise ValueError("biases need the shape (k,)")
    return np.column_stack([X, np.ones(len(X))]) @ np.vstack([W, b])
