"""keeps only the first of training samples with equal x

Breaks: repeated `x_train`
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    x, first = np.unique(x_train, return_index=True)
    w = fit_min_norm(polynomial_features(x, degree), y_train[first])
    return polynomial_features(x_test, degree) @ w
