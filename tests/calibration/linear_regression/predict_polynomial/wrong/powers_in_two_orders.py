"""uses increasing powers for the training set and decreasing ones for the test set

Slips: 1, no prediction is right
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    w = fit_min_norm(np.vander(x_train, degree + 1, increasing=True), y_train)
    return np.vander(x_test, degree + 1) @ w
