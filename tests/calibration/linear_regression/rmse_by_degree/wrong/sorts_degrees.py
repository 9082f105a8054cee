"""sorts the degrees and forgets their order

Breaks: degrees in any order, repeated ones included
Slips: 1
"""


def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    train, valid = [], []
    for degree in sorted(degrees):
        w = fit_min_norm(polynomial_features(x_train, degree), y_train)
        train.append(np.sqrt(np.mean((polynomial_features(x_train, degree) @ w - y_train) ** 2)))
        valid.append(np.sqrt(np.mean((polynomial_features(x_valid, degree) @ w - y_valid) ** 2)))
    return np.array(train), np.array(valid)
