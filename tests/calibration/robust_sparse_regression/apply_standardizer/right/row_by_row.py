# Row by row.
def apply_standardizer(X, mean, scale):
    out = np.empty(X.shape)
    for i, row in enumerate(X):
        out[i] = (row * 1.0 - mean) / scale
    return out
