"""uses the table of the new points with themselves

Breaks: new points that are not the training points
Slips: 1, no prediction is right
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    K = kernel(X_test, X_test)
    return K[:, : len(beta)] @ beta[: K.shape[1]]
