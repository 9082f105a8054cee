# Goes by all eigenvalues, complex ones included.
def is_valid_gram(K, tol=1e-8):
    n, m = K.shape
    if n != m:
        return False
    largest = np.max(np.abs(K))
    if np.any(np.abs(K - K.T) > tol * largest):
        return False
    values = np.sort(np.linalg.eigvals((K + K.T) * 0.5).real)
    return bool(values[0] >= -tol * max(abs(values[0]), abs(values[-1])))
