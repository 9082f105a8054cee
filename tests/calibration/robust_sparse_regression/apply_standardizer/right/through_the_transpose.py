# By columns, through the transpose.
def apply_standardizer(X, mean, scale):
    Z = np.array(X, dtype=float).T
    Z -= np.asarray(mean, dtype=float)[:, None]
    Z /= np.asarray(scale, dtype=float)[:, None]
    return Z.T
