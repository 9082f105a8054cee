"""leaves the errors in the caller's validation targets

Breaks: that the arguments stay as they were
Slips: 1
"""


def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    targets = y_valid.copy()
    train, valid = [], []
    for degree in degrees:
        w = fit_min_norm(polynomial_features(x_train, degree), y_train)
        train.append(np.sqrt(np.mean((polynomial_features(x_train, degree) @ w - y_train) ** 2)))
        y_valid[:] = polynomial_features(x_valid, degree) @ w - targets
        valid.append(np.sqrt(np.mean(y_valid**2)))
    return np.array(train), np.array(valid)
