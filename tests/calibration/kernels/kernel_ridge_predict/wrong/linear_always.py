"""takes inner products whatever the kernel is

Breaks: kernels of several kinds
Slips: 1, three tests have other kernels
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    return X_test @ X_train.T @ beta
