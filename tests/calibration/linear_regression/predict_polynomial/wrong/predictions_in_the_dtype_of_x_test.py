"""returns predictions in the type of the test points

Breaks: integers
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    w = fit_min_norm(polynomial_features(x_train, degree), y_train)
    answer = np.empty_like(x_test)
    answer[:] = polynomial_features(x_test, degree) @ w
    return answer
