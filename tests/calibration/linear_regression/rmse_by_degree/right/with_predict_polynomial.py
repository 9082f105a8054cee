# Through predict_polynomial, as one array with two rows.
def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    sets = [(x_train, y_train), (x_valid, y_valid)]
    return np.array(
        [
            [
                np.linalg.norm(predict_polynomial(x_train, y_train, x, d) - y) / len(y) ** 0.5
                for d in degrees
            ]
            for x, y in sets
        ]
    )
