"""averages over the training points

Breaks: new points that are not the training points
Slips: 1, no prediction is right
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    return kernel(X_test, X_train) @ beta / len(beta)
