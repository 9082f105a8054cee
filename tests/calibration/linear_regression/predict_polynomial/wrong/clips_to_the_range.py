"""does not extrapolate: x_test is clipped to the range of x_train

Breaks: test points outside the training range
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    w = fit_min_norm(polynomial_features(x_train, degree), y_train)
    x = np.clip(x_test, x_train.min(), x_train.max())
    return polynomial_features(x, degree) @ w
