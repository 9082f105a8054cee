# Centres the targets alone, which is enough.
def lasso_lambda_max(X, y):
    r = y - np.mean(y)
    first = np.array(X[0], dtype=float)
    return max(abs(float(np.dot(column, r))) for column in (X - first).T)
