# Both units as products.
def xor_network(X):
    X = np.asarray(X)
    hidden = (X @ np.array([0.5, 0.5]) >= 0.75).astype(float)
    return (X @ np.ones(2) - 2 * hidden >= 1).astype(np.int64)
