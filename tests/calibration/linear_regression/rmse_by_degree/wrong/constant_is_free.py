"""subtracts the mean target first, so that the constant adds no length

Breaks: degree $\\ge n$
Slips: 1
"""


def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    m = y_train.mean()

    def rmse(x, y, w, degree):
        return np.sqrt(np.mean((m + polynomial_features(x, degree) @ w - y) ** 2))

    fits = [(fit_min_norm(polynomial_features(x_train, k), y_train - m), k) for k in degrees]
    return (
        np.array([rmse(x_train, y_train, *f) for f in fits]),
        np.array([rmse(x_valid, y_valid, *f) for f in fits]),
    )
