"""divides by n - degree - 1, the unbiased estimate of the noise

Breaks: both curves on noisy data
Slips: 1
"""


def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    train, valid = [], []
    for degree in degrees:
        w = fit_min_norm(polynomial_features(x_train, degree), y_train)
        r = polynomial_features(x_train, degree) @ w - y_train
        train.append(np.sqrt(np.sum(r**2) / max(len(r) - degree - 1, 1)))
        valid.append(np.sqrt(np.mean((polynomial_features(x_valid, degree) @ w - y_valid) ** 2)))
    return np.array(train), np.array(valid)
