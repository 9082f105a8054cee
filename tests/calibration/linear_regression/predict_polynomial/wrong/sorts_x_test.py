"""sorts x_test, as for a plot

Breaks: unsorted or repeated x_test
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    w = fit_min_norm(polynomial_features(x_train, degree), y_train)
    return polynomial_features(np.sort(x_test), degree) @ w
