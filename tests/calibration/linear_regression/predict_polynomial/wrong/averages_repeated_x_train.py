"""fits the averages of the targets with equal x

Breaks: repeated `x_train`
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    points = np.unique(x_train)
    means = np.array([y_train[x_train == p].mean() for p in points])
    w = fit_min_norm(polynomial_features(points, degree), means)
    return polynomial_features(x_test, degree) @ w
