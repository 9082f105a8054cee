"""takes a Gaussian kernel whatever the kernel is

Breaks: kernels of several kinds
Slips: 1, wrong for every other kernel
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    gaps = X_test[:, np.newaxis] - X_train
    return np.exp(-(gaps**2).sum(axis=2)) @ beta
