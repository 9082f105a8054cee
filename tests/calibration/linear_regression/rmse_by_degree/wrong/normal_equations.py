"""solves the normal equations, which have wrong digits at degree 12

Breaks: degree 12 on $[0, 1]$
Slips: 1
"""


def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    train, valid = [], []
    for degree in degrees:
        Z = polynomial_features(x_train, degree)
        w = np.linalg.solve(Z.T @ Z, Z.T @ y_train)
        train.append(np.sqrt(np.mean((Z @ w - y_train) ** 2)))
        valid.append(np.sqrt(np.mean((polynomial_features(x_valid, degree) @ w - y_valid) ** 2)))
    return np.array(train), np.array(valid)
