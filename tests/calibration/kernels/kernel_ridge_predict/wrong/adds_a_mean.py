"""adds the mean of the coefficients

Breaks: that nothing is added to the sum
Slips: 1, no prediction is right
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    return kernel(X_test, X_train) @ beta + beta.mean(axis=0)
