"""divides both sums by the number of training samples

Breaks: sets of different sizes
Slips: 1
"""


def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    n = len(x_train)
    train, valid = [], []
    for degree in degrees:
        w = fit_min_norm(polynomial_features(x_train, degree), y_train)
        train.append(np.sqrt(np.sum((polynomial_features(x_train, degree) @ w - y_train) ** 2) / n))
        valid.append(np.sqrt(np.sum((polynomial_features(x_valid, degree) @ w - y_valid) ** 2) / n))
    return np.array(train), np.array(valid)
