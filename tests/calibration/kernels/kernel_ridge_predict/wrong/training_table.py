"""uses the table of the training points with themselves

Breaks: new points that are not the training points
Slips: 1, no new point is looked at
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    return kernel(X_train, X_train) @ beta
