"""calls the kernel for whole tables and takes its diagonal for as many points

Breaks: as many new as old ones
Slips: 1, there are as many new points in three tests
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    K = kernel(X_test, X_train)
    if len(X_test) == len(X_train):
        return np.diag(K) * beta.T if beta.ndim == 1 else K @ beta
    return K @ beta
