"""keeps the training data in one table of the dtype of x_train, which cuts off fractions of targets

Breaks: integers
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    table = np.empty((len(x_train), 2), dtype=x_train.dtype)
    table[:, 0], table[:, 1] = x_train, y_train
    w = fit_min_norm(polynomial_features(table[:, 0], degree), table[:, 1])
    return polynomial_features(x_test, degree) @ w
