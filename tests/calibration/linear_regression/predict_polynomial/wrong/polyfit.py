"""fits like np.polyfit, whose scaled columns give another shortest vector for degree >= n

Breaks: degree $\\ge n$
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return np.polyval(np.polyfit(x_train, y_train, degree), x_test)
