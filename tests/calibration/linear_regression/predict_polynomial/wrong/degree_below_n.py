"""lowers the degree to n - 1

Breaks: degree $\\ge n$
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    degree = min(degree, len(x_train) - 1)
    w = fit_min_norm(polynomial_features(x_train, degree), y_train)
    return polynomial_features(x_test, degree) @ w
