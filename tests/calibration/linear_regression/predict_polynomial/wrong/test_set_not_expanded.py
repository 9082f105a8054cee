"""forgets to expand the test set: only the first two weights are used

Slips: 1, right for a line only
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    w = fit_min_norm(polynomial_features(x_train, degree), y_train)
    return w[0] + x_test * (w[1] if degree > 0 else 0.0)
