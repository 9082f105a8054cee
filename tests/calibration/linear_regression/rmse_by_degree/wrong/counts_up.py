"""uses the degrees 0, 1, 2 and so on in place of the given ones

Slips: 1, other degrees than the required ones are fitted
"""


def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    train, valid = [], []
    for degree in range(len(degrees)):
        w = fit_min_norm(polynomial_features(x_train, degree), y_train)
        train.append(np.sqrt(np.mean((polynomial_features(x_train, degree) @ w - y_train) ** 2)))
        valid.append(np.sqrt(np.mean((polynomial_features(x_valid, degree) @ w - y_valid) ** 2)))
    return np.array(train), np.array(valid)
