"""sorts the caller's list of degrees

Breaks: that the arguments stay as they were
Slips: 1
"""


def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    asked = degrees.tolist()
    degrees.sort()
    found = {}
    for degree in degrees.tolist():
        w = fit_min_norm(polynomial_features(x_train, degree), y_train)
        found[degree] = [
            np.sqrt(np.mean((polynomial_features(x, degree) @ w - y) ** 2))
            for x, y in ((x_train, y_train), (x_valid, y_valid))
        ]
    train, valid = np.array([found[degree] for degree in asked]).T
    return train, valid
