"""fits a line for degree 0

Breaks: degree 0
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    w = fit_min_norm(polynomial_features(x_train, max(degree, 1)), y_train)
    return polynomial_features(x_test, max(degree, 1)) @ w
