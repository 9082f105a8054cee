# Lets NumPy do it.
def mvn_mle(X):
    X = np.array(X, dtype=float)
    d = X.shape[1]
    return np.mean(X, axis=0), np.cov(X, rowvar=False, bias=True).reshape(d, d)
