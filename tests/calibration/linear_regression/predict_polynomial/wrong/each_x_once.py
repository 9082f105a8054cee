"""predicts every value of x_test once only

Breaks: unsorted or repeated `x_test`
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    w = fit_min_norm(polynomial_features(x_train, degree), y_train)
    once = np.array(list(dict.fromkeys(x_test.tolist())))
    return polynomial_features(once, degree) @ w
