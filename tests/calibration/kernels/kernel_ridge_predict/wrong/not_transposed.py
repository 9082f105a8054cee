"""takes the table on its side

Breaks: as many new as old ones
Slips: 1, fails unless there are as many new points as old
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    return kernel(X_train, X_test) @ beta
