# Multiplies by matrices of 1 / n, as in the formula.
def center_gram(K, K_train=None):
    if K_train is None:
        K_train = K
    m, n = K.shape
    T, O = np.full((m, n), 1 / n), np.full((n, n), 1 / n)
    return K - T @ K_train - K @ O + T @ K_train @ O
