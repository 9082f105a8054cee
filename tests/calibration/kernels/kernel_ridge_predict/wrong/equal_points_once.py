"""asks training points that are equal only once

Breaks: equal training points
"""


def kernel_ridge_predict(X_train, beta, X_test, kernel):
    _, first = np.unique(X_train, axis=0, return_index=True)
    first.sort()
    X_train, beta = X_train[first], beta[first]
    table = kernel(X_test, X_train)
    return 1.0 * (table @ beta)
