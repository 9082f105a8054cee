"""predicts the first target alone

Breaks: coefficients of several columns
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    return kernel(X_test, X_train) @ (beta if beta.ndim == 1 else beta[:, 0])
