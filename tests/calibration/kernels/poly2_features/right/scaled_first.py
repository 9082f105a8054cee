# Scales the points first, then takes plain products.
def poly2_features(X, gamma=1.0, coef0=1.0):
    if coef0 < 0:
        raise ValueError("coef0")
    if gamma <= 0:
        raise ValueError("gamma")
    Y = np.sqrt(gamma) * X
    d = Y.shape[1]
    columns = [np.ones(len(Y)) * coef0, *(np.sqrt(2 * coef0) * Y).T, *(Y.T**2)]
    for i in range(d):
        columns.extend(np.sqrt(2) * Y[:, i] * Y[:, j] for j in range(i + 1, d))
    return np.column_stack(columns)
