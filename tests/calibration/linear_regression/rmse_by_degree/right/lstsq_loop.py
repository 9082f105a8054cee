# lstsq and plain loops; two lists.
def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    def rmse(x, y, w):
        total = 0.0
        for a, b in zip(x, y):
            total += (sum(c * a**p for p, c in enumerate(w)) - b) ** 2
        return (total / len(x)) ** 0.5

    train, valid = [], []
    for degree in degrees:
        Z = np.vander(x_train, degree + 1, increasing=True)
        w = np.linalg.lstsq(Z, y_train, rcond=None)[0]
        train.append(rmse(x_train, y_train, w))
        valid.append(rmse(x_valid, y_valid, w))
    return train, valid
