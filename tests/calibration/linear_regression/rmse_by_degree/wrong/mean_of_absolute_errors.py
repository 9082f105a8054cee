"""returns the mean absolute error

Slips: 1, no error is right
"""


def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    train, valid = [], []
    for degree in degrees:
        w = fit_min_norm(polynomial_features(x_train, degree), y_train)
        train.append(np.mean(np.abs(polynomial_features(x_train, degree) @ w - y_train)))
        valid.append(np.mean(np.abs(polynomial_features(x_valid, degree) @ w - y_valid)))
    return np.array(train), np.array(valid)
