"""centres each set by its own mean

Slips: 1, right for sets of the same mean only
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    w = fit_min_norm(polynomial_features(x_train - x_train.mean(), degree), y_train)
    return polynomial_features(x_test - x_test.mean(), degree) @ w
