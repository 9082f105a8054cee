r"""takes degree 12 for every higher one

Breaks: degree $\ge n$
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    degree = min(degree, 12)
    w = fit_min_norm(polynomial_features(x_train, degree), y_train)
    return polynomial_features(x_test, degree) @ w
