"""divides by the sum of the similarities

Slips: 1, no prediction is right
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    K = kernel(X_test, X_train)
    return K @ beta / K.sum(axis=1).reshape((-1,) + (1,) * (beta.ndim - 1))
