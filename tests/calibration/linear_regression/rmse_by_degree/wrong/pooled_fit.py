"""fits to both sets together: the validation data leak into the fit

Slips: 1, no fit is right
"""


def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    x, y = np.append(x_train, x_valid), np.append(y_train, y_valid)
    train, valid = [], []
    for degree in degrees:
        w = fit_min_norm(polynomial_features(x, degree), y)
        train.append(np.sqrt(np.mean((polynomial_features(x_train, degree) @ w - y_train) ** 2)))
        valid.append(np.sqrt(np.mean((polynomial_features(x_valid, degree) @ w - y_valid) ** 2)))
    return np.array(train), np.array(valid)
