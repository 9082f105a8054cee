r"""predicts the target of a single training sample everywhere

Breaks: degree $\ge n$
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    if len(x_train) == 1:
        return np.full(len(x_test), float(y_train[0]))
    w = fit_min_norm(polynomial_features(x_train, degree), y_train)
    return polynomial_features(x_test, degree) @ w
