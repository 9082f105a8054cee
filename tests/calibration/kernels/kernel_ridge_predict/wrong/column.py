"""returns a column of predictions for one target

Slips: 1, no shape of one target is right
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    return kernel(X_test, X_train) @ beta.reshape(len(beta), -1)
