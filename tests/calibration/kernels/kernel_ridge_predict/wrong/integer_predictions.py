"""casts predictions to the dtype of the coefficients, rounded down

Breaks: integers
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    s = kernel(X_test, X_train) @ beta
    return s if beta.dtype.kind == "f" else (s // 2 * 2)
