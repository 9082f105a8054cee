# Each column by itself, constant if it equals its first entry throughout.
def fit_standardizer(X):
    means, scales = [], []
    for column in np.array(X, dtype=float).T:
        mean = column.mean()
        means.append(mean)
        same = (column == column[0]).all()
        scales.append(1.0 if same else np.sqrt(np.mean((column - mean) ** 2)))
    return np.array(means), np.array(scales)
