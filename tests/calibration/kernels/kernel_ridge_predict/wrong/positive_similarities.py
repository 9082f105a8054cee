"""drops similarities that are negative

Breaks: kernels of several kinds
Slips: 1, every test has negative similarities
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    return np.maximum(kernel(X_test, X_train), 0) @ beta
