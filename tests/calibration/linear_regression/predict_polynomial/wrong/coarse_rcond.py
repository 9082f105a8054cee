"""throws away directions that the fit needs, by a coarse threshold

Breaks: degree 12 on 30 evenly spaced points from 0 to 1
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    w = fit_min_norm(polynomial_features(x_train, degree), y_train, rcond=1e-4)
    return polynomial_features(x_test, degree) @ w
