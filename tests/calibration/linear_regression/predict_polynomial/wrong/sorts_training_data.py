"""sorts the caller's training data in place

Breaks: that the arguments stay as they were
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    order = np.argsort(x_train)
    x_train[:], y_train[:] = x_train[order], y_train[order]
    w = fit_min_norm(polynomial_features(x_train, degree), y_train)
    return polynomial_features(x_test, degree) @ w
