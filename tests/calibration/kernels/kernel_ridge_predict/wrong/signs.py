"""returns signs in place of predictions

Slips: 1, no prediction is right
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    return np.sign(kernel(X_test, X_train) @ beta)
