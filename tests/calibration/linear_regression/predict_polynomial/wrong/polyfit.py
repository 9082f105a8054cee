# np.polyfit scales its columns: for degree >= n another vector is the shortest.
def predict_polynomial(x_train, y_train, x_test, degree):
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return np.polyval(np.polyfit(x_train, y_train, degree), x_test)
