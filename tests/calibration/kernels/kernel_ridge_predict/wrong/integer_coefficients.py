"""casts the coefficients to the dtype of the training points

Breaks: integers
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    return kernel(X_test, X_train) @ beta.astype(X_train.dtype)
