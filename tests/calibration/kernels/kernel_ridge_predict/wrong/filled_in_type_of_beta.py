"""fills an array of the type of the coefficients, whole ones included

Breaks: integers
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    beta = np.asarray(beta)
    out = np.zeros((len(X_test),) + beta.shape[1:], dtype=beta.dtype)
    table = kernel(X_test, X_train)
    for i, row in enumerate(table):
        out[i] = row @ beta
    return out
