"""drops similarities that are negative

Breaks: kernels of several kinds
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    return np.maximum(kernel(X_test, X_train), 0) @ beta
