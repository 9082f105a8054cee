"""fits once more to the validation data

Breaks: validation data never touch the fit
Slips: 1
"""


def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    def errors(x, y):
        out = []
        for degree in degrees:
            Z = polynomial_features(x, degree)
            out.append(np.sqrt(np.mean((Z @ fit_min_norm(Z, y) - y) ** 2)))
        return np.array(out)

    return errors(x_train, y_train), errors(x_valid, y_valid)
