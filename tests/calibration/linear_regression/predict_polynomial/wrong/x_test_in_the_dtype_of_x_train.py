"""casts x_test to the dtype of x_train, which cuts off fractions beside integers

Breaks: integers
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    w = fit_min_norm(polynomial_features(x_train, degree), y_train)
    return polynomial_features(x_test.astype(x_train.dtype), degree) @ w
